/** What the build tells the worker. `scripts/service-worker.ts` reads it from the pages and puts it in as a constant. */
export type BuildFacts = {
  /** The page for a visitor without network and without a copy, with the headers it would have from the server. */
  offlinePage: { html: string; headers: Record<string, string> };
  /** HTML of the notice over a saved copy. */
  notice: string;
  /** Paths of the hashed files that the offline page needs. */
  essentials: readonly string[];
  /** The folder of files whose names carry a hash of their content, such as `/_assets/`. */
  assetsPrefix: string;
};

/** Stand in the built HTML until the worker fills them in: when a copy was made, and address and title of a saved page. */
export const WHEN = '{when}';
export const HREF = '{href}';
export const TITLE = '{title}';
