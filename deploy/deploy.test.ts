/** Checks the files in `deploy/` and `.github/` against the current settings and paths of the project. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { CONTACT_MAX_BYTES } from '../hosting/contact-fields.ts';
import { readSettings } from '../server/settings.ts';
import { startProcess } from '../tests/support/process.ts';
import { ask, makeBuild, temporaryFolder, writeFiles } from '../tests/support/test-site.ts';

const unit = readFileSync('deploy/school-site.service', 'utf8');
const containerfile = readFileSync('deploy/Containerfile', 'utf8');
/** The variables that the server reads. */
const VARIABLES = new Set(['NODE_ENV']);
const defaults = readSettings(new Proxy({}, { get: (_, name) => void VARIABLES.add(String(name)) }));
const DEFAULT_PORT = defaults.ok && String(defaults.settings.port);

const unitValues = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const instructions = (name: string) =>
  [...containerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

/** Fails for variables that the server doesn't read. */
function expectKnownVariables(assignments: string): void {
  for (const [, name = ''] of assignments.matchAll(/(?:^|\s)([A-Z_]+)=/g)) {
    expect(VARIABLES).toContain(name);
  }
}

test('the unit has settings that the server knows, and its socket listens where they say', () => {
  for (const assignments of unitValues('Environment')) expectKnownVariables(assignments);
  const [, host, port] = / HOST=(\S+) PORT=(\S+)/.exec(unit) ?? [];
  expect(port).toBe(DEFAULT_PORT);
  expect(readFileSync('deploy/school-site.socket', 'utf8')).toContain(`\nListenStream=${host}:${port}\n`);
  expect(unit).toContain('\nRequires=school-site.socket\n');
  expect(unit).toContain('TRUST_PROXY=1');
  expect(unit).toContain(`INBOX_DIR=/var/lib/${unitValues('StateDirectory')[0]}/inbox`);
});

test('the launcher and the image have the Node.js of the project; the image copies what is there and starts the server with settings it knows', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim();
  const [major = ''] = version.split('.');
  const { optionalDependencies } = JSON.parse(readFileSync('make/node-runtime/package.json', 'utf8'));
  expect(new Set(Object.values(optionalDependencies))).toEqual(new Set([version]));
  for (const image of instructions('FROM')) expect(image).toContain(`/node:${major}-`);
  for (const sources of instructions('COPY').filter((rest) => !rest.startsWith('--from='))) {
    for (const source of sources.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true);
  }
  for (const assignments of instructions('ENV')) expectKnownVariables(assignments);
  expect(instructions('EXPOSE')).toEqual([DEFAULT_PORT]);
  expect(instructions('HEALTHCHECK')[0]).toContain(`:${DEFAULT_PORT}/'`);
});

test('the image’s command serves a build with the files and packages of the image, and nothing else', async () => {
  const folder = await temporaryFolder();
  const lastStage = containerfile.slice(containerfile.lastIndexOf('\nFROM '));
  for (const [, name = ''] of lastStage.matchAll(/^COPY (\w+) \w+$/gm)) {
    const isCopied = (file: string) => !file.endsWith('.test.ts') && !file.endsWith('/testing');
    cpSync(name, join(folder, name), { recursive: true, filter: isCopied });
  }
  const { dependencies } = JSON.parse(readFileSync('server/package.json', 'utf8')) as { dependencies: object };
  mkdirSync(join(folder, 'node_modules'));
  for (const name of Object.keys(dependencies)) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  }
  renameSync(await makeBuild(), join(folder, 'dist'));
  const [, ...command] = JSON.parse(instructions('CMD')[0] ?? '[]') as string[];
  const environment = { HOST: '127.0.0.1', PORT: '0', INBOX_DIR: join(folder, 'inbox') };
  const { port } = startProcess(join(folder, command.join(' ')), environment);
  expect((await ask(await port, '/tuition')).status).toBe(200);
});

test('neither proxy accepts a version of TLS before 1.2, nginx passes on the longest message, and Caddy loses none', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  expect(nginx.match(/ssl_protocols .*/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;']);
  expect(nginx).toContain(`client_max_body_size ${(2 * CONTACT_MAX_BYTES) / 1024}k;`);
  expect(readFileSync('deploy/Caddyfile', 'utf8')).toMatch(/\tprotocols tls1.2 tls1.3\n.*\tkeepalive off\n/s);
});

type Environment = Record<string, string>;
type Optional = { if?: string; 'continue-on-error'?: boolean };
type Step = Optional & { name?: string; uses?: string; env?: Environment; run?: string };
type Job = Optional & { needs?: string; env?: Environment; steps: Step[] };
type Workflow = { jobs: Record<string, Job>; on: { schedule?: object[] } };
const workflow = (file: string) => parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as Workflow;
/** The steps of all jobs. A job's variables are those of its steps. */
const stepsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ env, steps }) => steps.map((step) => ({ ...step, env: { ...env, ...step.env } })));

const WORKFLOWS = readdirSync('.github/workflows');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(WORKFLOWS)(
  '%s starts only commands of the project, and never writes what somebody typed into one',
  (file) => {
    for (const { run = '' } of stepsOf(workflow(file))) {
      expect(run).not.toContain('${{');
      for (const [, name = ''] of run.matchAll(/\bnpm (?:run )?([\w:]+)/g)) {
        if (name !== 'ci') expect(Object.keys(scripts)).toContain(name);
      }
      for (const [, script = ''] of run.matchAll(/\bnode (\S+)/g)) expect(existsSync(script), script).toBe(true);
    }
  },
);

/** Runs the step of this name as GitHub does, with these values of the expressions in its variables. */
async function runStep(
  file: string,
  name: string,
  values: Record<string, string>,
  { cwd = '.', ...environment }: Record<string, string> = {},
): Promise<void> {
  const { env = {}, run = '' } = stepsOf(workflow(file)).find((step) => step.name === name) ?? {};
  const variables = Object.entries(env).map(([variable, expression]) => {
    const [, value = ''] = /^\$\{\{ (\S+) \}\}$/.exec(expression) ?? [];
    return [variable, values[value] ?? ''];
  });
  const PATH = [dirname(process.execPath), process.env['PATH']].join(delimiter);
  const settings = { PATH, ...environment, ...Object.fromEntries(variables) };
  await promisify(execFile)('bash', ['-e', '-c', run], { cwd, env: settings });
}

test.each(['closing.yml', 'publish.yml'])('%s calls the host’s build hook once', async (file) => {
  const calls: string[] = [];
  let status = 200;
  const host = createServer(({ method, url }, answer) => {
    calls.push(`${method} ${url}`);
    answer.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void host.close());
  await once(host, 'listening');
  const hook = `http://127.0.0.1:${(host.address() as AddressInfo).port}/hook?key=a&b=$HOME`;
  await runStep(file, 'Publish', { 'secrets.PUBLISH_HOOK': hook });
  expect(calls).toEqual(['POST /hook?key=a&b=$HOME']);
  status = 404;
  await expect(runStep(file, 'Publish', { 'secrets.PUBLISH_HOOK': hook })).rejects.toThrow('404');
});

test('publishes only after the tests pass', () => {
  const { test: tests, publish } = workflow('publish.yml').jobs;
  // The tests run for every event, and nothing hides their failure.
  const step = tests?.steps.find(({ run }) => run === 'npm test');
  for (const part of [tests, step]) {
    expect(part).toBeDefined();
    expect(part).not.toHaveProperty('if');
    expect(part).not.toHaveProperty('continue-on-error');
  }
  // Without a status function such as always(), GitHub adds success() to a condition.
  expect(publish?.needs).toBe('test');
  expect(publish?.if).toBe("github.ref == 'refs/heads/main' && vars.SITE_URL != ''");
});

test('the nightly rebuild runs after midnight at the school, in winter and in summer', () => {
  const [{ cron = '' } = {}] = workflow('publish.yml').on.schedule as { cron?: string }[];
  const [minute, hour, ...days] = cron.split(' ');
  expect(days).toEqual(['*', '*', '*']);
  for (const month of ['01', '07']) {
    const start = new Date(`2026-${month}-15T${hour?.padStart(2, '0')}:${minute}:00Z`);
    const local = start.toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
    expect(local > '00:00' && local < '04:00', local).toBe(true);
  }
});

/** Runs the step that writes the closing with these inputs, in a copy of the project's content. */
async function submit(inputs: Record<string, string>): Promise<object[]> {
  const cwd = await temporaryFolder();
  cpSync('fixtures/content', join(cwd, 'content'), { recursive: true });
  // A copy, because the launcher works in the folder of its own file.
  cpSync('run.mjs', join(cwd, 'run.mjs'));
  for (const part of 'checks hosting make server src node_modules package.json package-lock.json'.split(' ')) {
    symlinkSync(join(process.cwd(), part), join(cwd, part));
  }
  const values = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`inputs.${name}`, value]));
  await runStep('closing.yml', 'Write the closing', values, { cwd, SITE_TODAY: '2026-01-12' });
  return parse(readFileSync(join(cwd, 'content/closings.yaml'), 'utf8')).closings;
}

test('the form for a closing writes today’s closing, whatever the message contains, and refuses a bad day', async () => {
  // Sure, because the command asks after the end of a school day.
  const inputs = { kind: 'closed', message: '--end "$(touch x)"; Snow', sure: 'true' };
  expect(await submit(inputs)).toMatchObject([
    { day: '2026-01-12', kind: 'closed', message: '--end “$(touch x)”; Snow' },
  ]);
  await expect(submit({ kind: 'closed', day: '2026-02-30' })).rejects.toThrow('day is not a day of the calendar.');
});

test('the form for a closing commits and pushes the first closing, whose file isn’t in git yet', async () => {
  const folder = await temporaryFolder();
  const [remote, cwd] = [join(folder, 'remote'), join(folder, 'clone')];
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder });
  await git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  await git('clone', '--quiet', remote, cwd);
  await writeFiles(cwd, { 'content/closings.yaml': 'closings: []\n' });
  await runStep('closing.yml', 'Commit it', {}, { cwd });
  expect(await git('-C', remote, 'show', 'main:content/closings.yaml')).toMatchObject({ stdout: 'closings: []\n' });
});
