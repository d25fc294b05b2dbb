/** Tests the files in `deploy/` as far as possible without a service manager or a container engine. */
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'school-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('systemd accepts the unit, and finds it well shut in', () => {
  const unit = join(folder, 'school-site.service');
  writeFileSync(unit, readFileSync('deploy/school-site.service', 'utf8').replaceAll('/srv/school-site', process.cwd()));
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  expect(verified.stderr).toBe('');
  expect(verified.status).toBe(0);
  // 0 is best. Above 2, a restriction is missing.
  const { status } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit]);
  expect(status).toBe(0);
});

/**
 * Runs the image's build stages in two empty folders, with the same files and commands. The first stage uses the
 * packages that are already installed. The second installs its own.
 */
test('with the files that the image copies the site can be built and served', { timeout: 300_000 }, async () => {
  const stages = readFileSync('deploy/Containerfile', 'utf8')
    .split(/^FROM .*$/m)
    .slice(1);
  const roots = stages.map((_, index) => join(folder, `stage-${index}`));
  stages.forEach((stage, index) => {
    const root = roots[index] ?? '';
    mkdirSync(root);
    if (index === 0) symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    for (const [, instruction, rest = ''] of stage.matchAll(/^(COPY|RUN) (.*)$/gm)) {
      if (instruction === 'COPY') copy(rest, root);
      else if (rest.startsWith('node ')) runIn(root, rest.split(' ').slice(1));
      else if (index > 0 && rest.startsWith('npm ci'))
        expect(spawnSync(rest, { cwd: root, shell: true }).status).toBe(0);
    }
  });
  const image = roots.at(-1) ?? '';
  const files = readdirSync(image, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const isPackage = ({ parentPath }: (typeof files)[number]) => parentPath.startsWith(join(image, 'node_modules'));
  const packageBytes = files
    .filter(isPackage)
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(packageBytes).toBeLessThan(6_000_000);
  expect(files.filter((file) => file.name.endsWith('.test.ts') && !isPackage(file))).toEqual([]);
  const port = await serve(image);
  for (const path of ['/healthz', '/', '/tuition'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
});

const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
const isIgnored = (file: string) =>
  ignored.some((pattern) => (pattern.startsWith('**/*') ? file.endsWith(pattern.slice(4)) : file === pattern));

function copy(operands: string, root: string): void {
  const words = operands.split(' ');
  const fromStage = words[0]?.startsWith('--from=');
  const sources = words.slice(fromStage ? 1 : 0, -1);
  const target = words.at(-1) ?? '';
  for (const source of sources) {
    const from = fromStage ? join(folder, 'stage-0', source.replace(/^\/site\//, '')) : source;
    const to = target.endsWith('/') ? join(root, target, source) : join(root, target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, filter: (file) => fromStage || !isIgnored(file) });
  }
}

function runIn(cwd: string, args: readonly string[]): void {
  const env = { PATH: process.env['PATH'], HOME: cwd, SITE_URL: 'https://www.example.org' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
}

/** Starts the server in this folder and returns its port. The server stops after the test. */
function serve(cwd: string): Promise<number> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd,
    env: { PATH: process.env['PATH'], PORT: '0', INBOX_DIR: join(cwd, 'inbox') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  stopping.push(child);
  return new Promise((done, fail) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /Serving http:\/\/.*:(\d+)\//.exec(output)?.[1];
      if (port !== undefined) done(Number(port));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => fail(new Error(output)));
  });
}

const stopping: { kill: () => boolean }[] = [];
afterAll(() => {
  for (const child of stopping) child.kill();
});
