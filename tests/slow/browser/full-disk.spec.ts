/** Fills the disk under the inbox of the real server, with a visitor at the contact form. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURE_FOLDER } from '../../../build/project-copy.ts';
import { type ServerProcess, startProcess } from '../../../server/testing/process.ts';
import { ask } from '../../../server/testing/site.ts';
import { expect, expectForm, fillIn, message, openIsland, SEND_PATH, test } from '../../islands/support.ts';

const DISK_BYTES = 64 * 1024;

const inbox = mkdtempSync(join(tmpdir(), 'small-disk-'));
const filler = join(inbox, 'filler');
let server: ServerProcess;
/** Containers may not mount anything. There, a limit on the size of the server's files has the same effect. */
let isMounted: boolean;

const limitFiles = (bytes: string) =>
  expect(spawnSync('prlimit', [`--pid=${server.child.pid}`, `--fsize=${bytes}:`]).status).toBe(0);

function fill(): void {
  if (isMounted) expect(() => writeFileSync(filler, Buffer.alloc(DISK_BYTES + 1))).toThrow('ENOSPC');
  else limitFiles('0');
}

function free(): void {
  if (isMounted) rmSync(filler);
  else limitFiles('unlimited');
}

const files = () => readdirSync(inbox, { recursive: true }).filter((name) => /\.(eml|tmp)$/.test(String(name)));

test.beforeAll(() => {
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', inbox]).status === 0;
  server = startProcess('server/main.ts', { PORT: '0', INBOX_DIR: inbox, DIST_DIR: join(FIXTURE_FOLDER, 'dist') });
});

test.afterAll(async () => {
  server.child.kill();
  await server.ended;
  if (isMounted) spawnSync('umount', [inbox]);
  rmSync(inbox, { recursive: true, force: true });
});

test('a full disk refuses messages with the advice to call, serves pages, and recovers', async ({ page }) => {
  const port = await server.port;
  await openIsland(page, 'ContactForm', `http://127.0.0.1:${port}/`);
  await fillIn(page);
  fill();
  const send = page.getByRole('button', { name: 'Send message' });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith(SEND_PATH));
    await send.click();
    expect((await answer).status()).toBe(isMounted ? 507 : 503);
    await expect(
      page.getByText(/^Your message is still here and has not been sent\. You can .* or call \S+\.$/),
    ).toBeVisible();
    await expectForm(page, message);
    expect(files()).toEqual([]);
  }
  for (const path of ['/', '/tuition', '/healthz']) expect((await ask(port, path)).status).toBe(200);
  free();
  await send.click();
  await expect(page.getByText('Thank you. Your message is with the office.')).toBeVisible();
  expect(files()).toHaveLength(1);
});
