/** Data that `make/bundle-service-worker.ts` reads from the pages and defines as a constant in the worker. */
export type WorkerFacts = {
  /** The page for an offline visitor without a saved copy, with the headers that the server would send. */
  offlinePage: { html: string; headers: Record<string, string> };
  /** The HTML of the notice on a saved copy. */
  notice: string;
  /** Paths of the hashed files that the offline page and `/find` need without script. */
  essentials: readonly string[];
  /** The path of the folder of hashed files, such as `/_assets/`. */
  assetsPrefix: string;
};

/** Placeholders in the built HTML that the worker replaces: when a copy was saved, and a saved page's URL and title. */
export const WHEN = '{when}';
export const HREF = '{href}';
export const TITLE = '{title}';

/** How many pages the service worker keeps: more than the site has, so that every page a family reads is kept. */
export const COPIES = 40;
/** An older copy is probably out of date. The offline page shows the office's phone number instead. */
export const COPY_MAX_DAYS = 30;
