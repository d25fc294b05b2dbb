/** Checks the files in `deploy/` against the current settings and paths of the project. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

import { HEALTH_PATH } from '../hosting/endpoints.ts';

const unit = readFileSync('deploy/school-site.service', 'utf8');
const containerfile = readFileSync('deploy/Containerfile', 'utf8');
const serverSettings = readFileSync('server/settings.ts', 'utf8');
const DEFAULT_PORT = /integer\('PORT', (\d+)/.exec(serverSettings)?.[1];

const unitValues = (key: string) =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
const instructions = (name: string) =>
  [...containerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

/** Fails for variables that the server doesn't read. */
function expectKnownVariables(assignments: string): void {
  for (const [, name = ''] of assignments.matchAll(/(?:^|\s)([A-Z_]+)=/g)) {
    if (name !== 'NODE_ENV') expect(serverSettings).toContain(`'${name}'`);
  }
}

test('the unit starts the server of this project with settings it knows', () => {
  const [folder = ''] = unitValues('WorkingDirectory');
  const [command = ''] = unitValues('ExecStart');
  const [program = '', ...args] = command.split(' ');
  expect(program.startsWith(`${folder}/`)).toBe(true);
  expect(existsSync(program.slice(folder.length + 1))).toBe(true);
  expect(args.every((file) => existsSync(file))).toBe(true);
  for (const assignments of unitValues('Environment')) expectKnownVariables(assignments);
  expect(unit).toContain('TRUST_PROXY=1');
  expect(unit).toContain(`PORT=${DEFAULT_PORT}`);
});

test('the unit may write to the folder of the inbox', () => {
  expect(unit).toContain(`INBOX_DIR=/var/lib/${unitValues('StateDirectory')[0]}/inbox`);
});

test('the image copies what is there and starts the server with settings it knows', () => {
  for (const sources of instructions('COPY')) {
    if (sources.startsWith('--from=')) continue;
    for (const source of sources.split(' ').slice(0, -1)) expect(existsSync(source), source).toBe(true);
  }
  for (const assignments of instructions('ENV')) expectKnownVariables(assignments);
  expect(instructions('EXPOSE')).toEqual([DEFAULT_PORT]);
  expect(instructions('HEALTHCHECK')[0]).toContain(`:${DEFAULT_PORT}${HEALTH_PATH}`);
  expect(existsSync((JSON.parse(instructions('CMD')[0] ?? '[]') as string[])[1] ?? '')).toBe(true);
});

test('the image is built with the Node.js the project pins', () => {
  const [major = ''] = readFileSync('.nvmrc', 'utf8').split('.');
  for (const image of instructions('FROM')) expect(image).toContain(`/node:${major}-`);
});

type Step = { name?: string; uses?: string; env?: Record<string, string>; run?: string };
type Workflow = { jobs: Record<string, { steps: Step[] }>; on: { schedule?: object[]; workflow_dispatch?: unknown } };
const workflow = (file: string) => parse(readFileSync(`deploy/ci/${file}`, 'utf8')) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test.each(['closing.yml', 'nightly-rebuild.yml'])('%s never writes what somebody typed into a command', (file) => {
  for (const { run = '' } of stepsOf(workflow(file))) expect(run).not.toContain('${{');
});

test('the nightly rebuild runs after midnight at the school, in winter and in summer', () => {
  const [{ cron = '' } = {}] = workflow('nightly-rebuild.yml').on.schedule as { cron?: string }[];
  const [minute, hour, ...days] = cron.split(' ');
  expect(days).toEqual(['*', '*', '*']);
  for (const month of ['01', '07']) {
    const start = new Date(`2026-${month}-15T${hour?.padStart(2, '0')}:${minute}:00Z`);
    const local = start.toLocaleTimeString('en-GB', { timeZone: 'America/New_York' });
    expect(local > '00:00' && local < '04:00', local).toBe(true);
  }
});

describe('the form for a closing', () => {
  /** Runs the step that writes the closing with these inputs, in a copy of the project's content. */
  function submit(inputs: Record<string, string>): object[] {
    const folder = mkdtempSync(join(tmpdir(), 'closing-form-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync('fixtures/content', join(folder, 'content'), { recursive: true });
    for (const part of ['artwork', 'documents', 'scripts', 'src', 'node_modules', 'package.json']) {
      symlinkSync(join(process.cwd(), part), join(folder, part));
    }
    const { env = {}, run = '' } =
      stepsOf(workflow('closing.yml')).find(({ name }) => name === 'Write the closing') ?? {};
    const variables = Object.entries(env).map(([name, value]) => {
      const [, input = ''] = /^\$\{\{ inputs\.(\w+) \}\}$/.exec(value) ?? [];
      return [name, inputs[input] ?? ''];
    });
    execFileSync('bash', ['-e', '-c', run], {
      cwd: folder,
      stdio: 'pipe',
      env: {
        ...Object.fromEntries(variables),
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
        SITE_TODAY: '2026-01-12',
      },
    });
    return parse(readFileSync(join(folder, 'content/closings.yaml'), 'utf8')).closings;
  }

  test('writes today’s closing, whatever the message contains', () => {
    const message = '--end "$(touch x)" `y`; Snow';
    expect(submit({ kind: 'closed', message })).toMatchObject([{ day: '2026-01-12', kind: 'closed', message }]);
  });

  test('writes a late start on another day', () => {
    expect(submit({ kind: 'delayed', day: '2026-01-13', time: '10:00', message: 'Ice' })).toMatchObject([
      { day: '2026-01-13', kind: 'delayed', from: '10:00', message: 'Ice' },
    ]);
  });

  test('refuses a bad day', () => {
    expect(() => submit({ kind: 'closed', day: '2026-02-30' })).toThrow('day is not a day of the calendar.');
  });

  test('has nothing to take down', () => {
    expect(() => submit({ kind: 'take down all' })).toThrow('No closing is up.');
  });
});
