// `npm run publish:check`: the final check before publication. It builds the site for its host and fails if anything
// would be wrong there: settings, records the school hasn't confirmed, the search, budgets. Options: `-- --host static` (the
// default, for Cloudflare Pages, Netlify and similar hosts), `-- --host own` (a machine with our server) or `-- --host none`
// (the settings aren't checked). Once the site is public (`"public": true` in office.json, or `-- --public`), open questions
// are listed, but only the office's editor demands answers: to those about what it publishes. The same on a preview that
// a host builds of a pull request.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPages } from '../hosting/html-tree.ts';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { readSettings } from '../server/settings.ts';
import { isPreview, NOWHERE_TO_SEND, readBuildSettings } from './build-settings.ts';
import { budgetProblems, indexProblems } from './built-pages.ts';

const HOSTS = ['static', 'own', 'none'] as const;
type Host = (typeof HOSTS)[number];
const SETTINGS = 'office.json';

/** The settings that prevent publication on this kind of host, one sentence each. */
export function settingsProblems(host: Host, environment: Readonly<Record<string, string | undefined>>): string[] {
  if (host === 'none') return [];
  const build = readBuildSettings(environment);
  const server = host === 'own' ? readSettings(environment) : undefined;
  const problems = [...build.problems];
  // The build settings already report an invalid SITE_URL.
  if (server?.ok === false) problems.push(...server.problems.filter((problem) => !problem.startsWith('SITE_URL')));
  const siteUrl = environment['SITE_URL']?.trim() ?? '';
  if (siteUrl === '') problems.push('SITE_URL is not set: links in search engines and feeds would lead to an example.');
  else if (!siteUrl.startsWith('https:')) problems.push('SITE_URL must begin with https: for a public site.');
  if (build.usesEmailJs || build.problems.length > 0) return problems;
  if (host === 'static') problems.push(NOWHERE_TO_SEND);
  else if (server?.ok && server.settings.smtpUrl === null)
    problems.push('SMTP_URL is not set: messages would be kept on the server and reach nobody’s mail.');
  return problems;
}

const runScript = (script: string): string[] =>
  spawnSync(process.execPath, [script], { stdio: 'inherit' }).status === 0
    ? []
    : [`${script} says above what is wrong.`];

/** Checks everything, and says what isn't right. Returns whether the build may be published. */
export function check(host: Host, isPublic: boolean, run = runScript, dist = 'dist'): boolean {
  const parts: [name: string, problems: () => string[]][] = [
    ['settings', () => settingsProblems(host, process.env)],
    ['build', () => run('make/main.ts')],
    ['records', () => run('checks/preflight.ts').filter(() => !isPublic)],
  ];
  let isReady = true;
  for (const [name, find] of parts) {
    const problems = find();
    console.log([`${problems.length > 0 ? 'NOT OK' : 'ok    '} ${name}`, ...problems].join('\n       '));
    isReady &&= problems.length === 0;
    // Without a new build, the remaining checks would test an old one.
    if (name === 'build' && problems.length > 0) return false;
  }
  // What is heavy is still true: a closing must not wait for an engineer.
  const heavy = readPages(dist).flatMap((page) => budgetProblems(dist, page));
  for (const problem of [...heavy, ...indexProblems(dist)]) console.log(`heavy  ${problem}`);
  return isReady;
}

/** Whether office.json says that the site is public. */
function isPublicYet(): boolean {
  try {
    return existsSync(SETTINGS) && JSON.parse(readFileSync(SETTINGS, 'utf8')).public === true;
  } catch {
    throw Object.assign(new Error(`The file ${SETTINGS} has a mistake.`), { code: 'WRONG_SETTING' });
  }
}

if (import.meta.main) {
  sayPlainly();
  const { values } = parseArgs({
    options: { host: { type: 'string', default: 'static' }, public: { type: 'boolean' } },
  });
  const isForPreview = isPreview(process.env);
  const isPublic = isForPreview || (values.public ?? isPublicYet());
  const host = isForPreview ? 'none' : HOSTS.find((name) => name === values.host);
  if (host === undefined) {
    console.error(`--host is one of: ${HOSTS.join(', ')}.`);
    process.exitCode = 1;
  } else if (check(host, isPublic)) {
    console.log(`\nReady to be ${isForPreview ? 'previewed' : 'published'}: dist/`);
  } else {
    console.log('\nNot ready to be published.');
    process.exitCode = 1;
  }
}
