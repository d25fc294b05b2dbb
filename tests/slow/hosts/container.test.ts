/**
 * Follows deploy/Containerfile without a container engine: each stage in an empty folder, with the files that it copies
 * and the commands that it runs. Node.js is that of the project instead of the base image's.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { CONTACT_PATH } from '../../../hosting/endpoints.ts';
import { freePort } from '../../../server/testing/process.ts';
import { ask, sendRequest } from '../../../server/testing/site.ts';

/** What the guide passes to the build and to the container. */
const ARGUMENTS: Record<string, string> = { SITE_URL: 'https://www.example.org' };
const SETTINGS = { TRUST_PROXY: '1', SITE_URL: 'https://www.example.org' };
const PORT = '4321';
/** The user `node` of the base image. Only root can become another user. */
const NODE_USER = process.getuid?.() === 0 ? 1000 : (process.getuid?.() ?? 0);

const folder = mkdtempSync(join(tmpdir(), 'school-image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
const isIgnored = (file: string) =>
  ignored.some((pattern) => (pattern.startsWith('**/*') ? file.endsWith(pattern.slice(4)) : file === pattern));

/** What the steps of a stage have made of an empty folder. */
type Stage = {
  root: string;
  cwd: string;
  env: Record<string, string>;
  user: number;
  health: string[];
  command: string[];
};

/** Runs a program in a stage, as its user. Fails with the output if the program fails. */
function run(stage: Stage, command: readonly string[], env = stage.env): string {
  const [program = '', ...args] = command;
  const options = { cwd: stage.cwd, env, uid: stage.user, gid: stage.user, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  expect(status, [...command, stdout, stderr].join('\n')).toBe(0);
  return stdout;
}

function copy(stage: Stage, operands: string, roots: ReadonlyMap<string, string>): void {
  const words = operands.split(' ');
  const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
  const target = words.at(-1) ?? '';
  for (const source of words.slice(from === undefined ? 0 : 1, -1)) {
    const to = join(stage.cwd, target.endsWith('/') ? join(target, source) : target);
    mkdirSync(dirname(to), { recursive: true });
    if (from !== undefined) cpSync(join(roots.get(from) ?? '', source), to, { recursive: true });
    else cpSync(source, to, { recursive: true, filter: (file) => !isIgnored(file) });
  }
}

const assignments = (text: string) => Object.fromEntries(text.split(' ').map((pair) => pair.split('=')));

/** Follows the file. Fails for an instruction that it doesn't know. Returns the last stage. */
function follow(containerfile: string): Stage {
  const roots = new Map<string, string>();
  let stage: Stage | undefined;
  for (const line of containerfile.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, instruction = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const name = / AS (\S+)$/.exec(rest)?.[1] ?? 'image';
      const root = join(folder, name);
      // The Node.js of the base image, which each user can start.
      mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
      cpSync(process.execPath, join(root, 'usr/local/bin/node'));
      const path = [join(root, 'usr/local/bin'), process.env['PATH']].join(delimiter);
      stage = {
        root,
        cwd: root,
        env: { PATH: path, HOME: root },
        user: process.getuid?.() ?? 0,
        health: [],
        command: [],
      };
      roots.set(name, root);
      continue;
    }
    if (!stage) throw new Error(`"${line}" is before the first FROM.`);
    const { root, env } = stage;
    // The volume and the user of the image.
    const own = rest.replaceAll('/inbox', join(root, 'inbox')).replaceAll('node:node', `${NODE_USER}:${NODE_USER}`);
    if (instruction === 'WORKDIR') {
      stage.cwd = join(root, rest);
      mkdirSync(stage.cwd, { recursive: true });
    } else if (instruction === 'COPY') copy(stage, rest, roots);
    else if (instruction === 'RUN') run(stage, ['sh', '-c', own], { ...env, HOME: process.env['HOME'] ?? root });
    else if (instruction === 'ARG') Object.assign(env, rest in ARGUMENTS && { [rest]: ARGUMENTS[rest] });
    else if (instruction === 'ENV') Object.assign(env, assignments(own));
    else if (instruction === 'USER') stage.user = rest === 'node' ? NODE_USER : Number.NaN;
    else if (instruction === 'CMD') stage.command = JSON.parse(rest) as string[];
    else if (instruction === 'HEALTHCHECK') stage.health = JSON.parse(rest.replace('CMD ', '')) as string[];
    else if (instruction === 'VOLUME') expect(statSync(own).isDirectory()).toBe(true);
    else if (instruction === 'EXPOSE') expect(rest).toBe(env['PORT']);
    else throw new Error(`This test doesn't know the instruction ${instruction}.`);
  }
  if (!stage) throw new Error('There is no stage.');
  return stage;
}

test('an instruction that nobody checks fails', () => {
  expect(() => follow('FROM a\nADD b c')).toThrow('ADD');
});

test('the steps of the image make a site that is served', { timeout: 900_000 }, async () => {
  const port = await freePort();
  chmodSync(folder, 0o755);
  const image = follow(readFileSync('deploy/Containerfile', 'utf8').replaceAll(PORT, String(port)));

  const files = readdirSync(image.root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const isPackage = ({ parentPath }: (typeof files)[number]) => parentPath.includes('/node_modules');
  const packages = files.filter(isPackage).map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  expect(packages.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  expect(files.filter((file) => file.name.endsWith('.test.ts') && !isPackage(file))).toEqual([]);

  const [program = '', ...args] = image.command;
  const { cwd, user } = image;
  const server = spawn(program, args, { cwd, uid: user, gid: user, env: { ...image.env, ...SETTINGS } });
  const ended = once(server, 'close');
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  await expect.poll(() => output, { timeout: 30_000 }).toContain(`Serving http://0.0.0.0:${port}/`);
  for (const path of ['/healthz', '/', '/tuition']) expect((await ask(port, path)).status, path).toBe(200);
  run(image, image.health);
  const headers = { 'Content-Type': 'application/json', Origin: SETTINGS.SITE_URL };
  expect((await ask(port, CONTACT_PATH, { method: 'POST', headers, body: sendRequest() })).text).toBe('OK');
  expect(run(image, ['node', 'server/list-inbox.ts'])).toContain('1 in all');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
