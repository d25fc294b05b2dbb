// Copies of the project in which other content is built. A copy has its own generated files, documents and build, so
// that building it never changes a file of the project. `node scripts/project-copy.ts` builds the fixture site.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The specification's words and figures. Unlike content/, the office never edits it, so tests may expect what it says. */
export const FIXTURE_CONTENT = 'fixtures/content';

/** Where the fixture site is built; its pages are in `dist` below. */
export const FIXTURE_FOLDER = '.cache/fixture';

/** Everything a build reads beside the content and the packages. */
const PARTS = [
  'artwork',
  'public',
  'scripts',
  'server',
  'src',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Puts the project into `folder` with the given content. What was built there before stays, so that it can be reused. */
export function copyProject(folder: string, contentDir = 'content'): void {
  mkdirSync(folder, { recursive: true });
  for (const part of [...PARTS, 'content']) rmSync(join(folder, part), { recursive: true, force: true });
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true, preserveTimestamps: true });
  cpSync(contentDir, join(folder, 'content'), { recursive: true });
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(process.cwd(), 'node_modules'), packages, 'junction');
}

/** Builds the copy in `folder` if anything has changed since its last build. False when the build failed and said why. */
export function buildCopy(folder: string, environment: NodeJS.ProcessEnv = process.env): boolean {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], {
    cwd: folder,
    env: environment,
    stdio: 'inherit',
  });
  return status === 0;
}

if (import.meta.main) {
  copyProject(FIXTURE_FOLDER, FIXTURE_CONTENT);
  if (!buildCopy(FIXTURE_FOLDER)) process.exitCode = 1;
}
