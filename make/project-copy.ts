// Copies the project so that it can be built with other content. A copy has its own generated files and its own `dist`, so
// building it never changes the project. `npx node make/project-copy.ts` builds the fixture site.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readSchoolYears } from '../src/content/read-content.ts';
import { addDays } from '../src/lib/dates/school-day.ts';
import { shownYear } from '../src/lib/dates/school-years.ts';

/** The specification's text and figures. The office never edits them, so tests can expect them. */
export const FIXTURE_CONTENT = 'fixtures/content';

/** The day of the fixture site, five weeks into its school year. Browser tests set the visitor's clock to it. */
export function fixtureToday(): string {
  return addDays(shownYear(readSchoolYears(FIXTURE_CONTENT), '').firstDay.date, 37);
}

/** The copy of the project that builds the fixture site, into its `dist`. */
export const FIXTURE_FOLDER = '.cache/fixture';

/** Everything a build reads, except the content and the packages. */
export const SOURCES = [
  'make',
  'checks',
  'hosting',
  'public',
  'server',
  'src',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies the project into `folder` with the given content. Earlier build output in the folder stays for reuse. */
export function copyProject(folder: string, contentDir = 'content'): void {
  mkdirSync(folder, { recursive: true });
  for (const part of [...SOURCES, 'content']) rmSync(join(folder, part), { recursive: true, force: true });
  for (const part of SOURCES) cpSync(part, join(folder, part), { recursive: true, preserveTimestamps: true });
  cpSync(contentDir, join(folder, 'content'), { recursive: true });
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(process.cwd(), 'node_modules'), packages, 'junction');
}

if (import.meta.main) {
  copyProject(FIXTURE_FOLDER, FIXTURE_CONTENT);
  const env = { ...process.env, SITE_TODAY: fixtureToday() };
  const options = { cwd: FIXTURE_FOLDER, env, stdio: 'inherit' } as const;
  process.exitCode = spawnSync(process.execPath, ['make/main.ts', '--if-changed'], options).status ?? 1;
}
