/** The report of the benchmarks, `docs/measurements.md`. Each benchmark writes its own section. */
import { readFileSync, writeFileSync } from 'node:fs';

const REPORT = 'docs/measurements.md';

/** Replaces the section with this heading, or adds it at the end. `null` is the part before the first section. */
export function writeSection(heading: string | null, text: string): void {
  const [intro = '', ...sections] = readFileSync(REPORT, 'utf8').split(/^(?=## )/m);
  const written = heading === null ? `# Measurements\n\n${text}` : `## ${heading}\n\n${text}`;
  const isOwn = (section: string) => section.startsWith(`## ${heading}\n`);
  const parts =
    heading === null ? [written, ...sections] : [intro, ...sections.filter((section) => !isOwn(section)), written];
  writeFileSync(REPORT, `${parts.map((part) => part.trim()).join('\n\n')}\n`);
}
