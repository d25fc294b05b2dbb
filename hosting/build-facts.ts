/**
 * What a server must know of the content. The build writes it into a file without an address, so that nothing that serves
 * a build reads `content/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type BuildFacts = {
  /** The new path of each old one, both canonical. */
  moved: ReadonlyMap<string, string>;
  /** The school's e-mail address, which gets the messages of the contact form. `null` if the build names none. */
  contactTo: string | null;
  /** What the contact form calls each subject, by id. */
  subjectLabels: ReadonlyMap<string, string>;
};

export const FACTS_FILE = '.facts.json';

export async function writeBuildFacts(folder: string, facts: BuildFacts): Promise<void> {
  const [moved, subjectLabels] = [Object.fromEntries(facts.moved), Object.fromEntries(facts.subjectLabels)];
  await writeFile(join(folder, FACTS_FILE), JSON.stringify({ ...facts, moved, subjectLabels }));
}

/** Reads the facts of a build. A build without the file has none. */
export async function readBuildFacts(folder: string): Promise<BuildFacts> {
  const body = await readFile(join(folder, FACTS_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const { moved = {}, contactTo = null, subjectLabels = {} } = JSON.parse(body);
  return { moved: new Map(Object.entries(moved)), contactTo, subjectLabels: new Map(Object.entries(subjectLabels)) };
}
