/**
 * What a server must know of the content. The build writes it into a file without an address, so that nothing that serves
 * a build reads `content/`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentPolicy } from './document-policy.ts';

export type BuildFacts = {
  /** The new path of each old one, both canonical. */
  moved: ReadonlyMap<string, string>;
  /** The school's e-mail address, which gets the messages of the contact form. `null` if the build names none. */
  contactTo: string | null;
  /** What the contact form calls each subject, by id. */
  subjectLabels: ReadonlyMap<string, string>;
  /** What the Content-Security-Policy of each page has to allow, by the name of its file. Other files have none. */
  policies: ReadonlyMap<string, DocumentPolicy>;
};

export const FACTS_FILE = '.facts.json';

export async function writeBuildFacts(folder: string, facts: BuildFacts): Promise<void> {
  // A map is written as an object.
  const body = JSON.stringify(facts, (_key, value) => (value instanceof Map ? Object.fromEntries(value) : value));
  await writeFile(join(folder, FACTS_FILE), body);
}

/** Reads the facts of a build. A build without the file has none. */
export async function readBuildFacts(folder: string): Promise<BuildFacts> {
  const body = await readFile(join(folder, FACTS_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  const { moved = {}, contactTo = null, subjectLabels = {}, policies = {} } = JSON.parse(body);
  const mapOf = <T>(record: Record<string, T>) => new Map(Object.entries(record));
  return { moved: mapOf(moved), contactTo, subjectLabels: mapOf(subjectLabels), policies: mapOf(policies) };
}
