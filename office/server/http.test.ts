import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { makeClones, openOffice } from '../../tests/support/office-clones.ts';
import { type Answer, ask } from '../../tests/support/test-site.ts';
import { listen } from './http.ts';
import type { Office } from './office.ts';

const { root } = makeClones();
const APP = Promise.resolve(new Map([['/index.html', '<p>The app</p>']]));
let office: Office;
let running: Awaited<ReturnType<typeof listen>>;
let origin: string;
let cookie: string;
let saved: string;

beforeEach(async () => {
  office = openOffice(root);
  saved = office.repository.saved;
  running = await listen(office, APP);
  origin = `http://127.0.0.1:${(running.server.address() as AddressInfo).port}`;
  const signIn = await send(running.address.slice(origin.length));
  cookie = signIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});
afterEach(() => running.server.close());

const EDIT = { version: 'a'.repeat(40), files: [{ file: 'content/pages/tuition.yaml', value: {} }] };

/** A request with any headers: fetch doesn't allow another Host or Origin. */
const send = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
  ask(Number(new URL(origin).port), path, { headers, ...(body !== undefined && { method: 'POST', body }) });

const signedIn = () => ({ cookie, origin, 'content-type': 'application/json' });
const isUnchanged = () => office.repository.saved === saved;

test('exchanges the token, and no wrong one, for a cookie that other sites cannot use', async () => {
  const { status, headers } = await send(running.address.slice(origin.length));
  expect([status, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Strict/);
  expect((await send('/?token=wrong')).status).toBe(403);
  expect(statSync(join(office.repository.workFolder, 'secret')).mode & 0o777).toBe(0o600);
  // No other computer reaches it.
  expect((running.server.address() as AddressInfo).address).toBe('127.0.0.1');
});

test.each<[string, (headers: ReturnType<typeof signedIn>) => Record<string, string>]>([
  ['without the cookie', ({ origin, 'content-type': type }) => ({ origin, 'content-type': type })],
  ['with another cookie', (headers) => ({ ...headers, cookie: 'office=1' })],
  ['with a foreign Host', (headers) => ({ ...headers, host: 'rebound.example.org' })],
  ['with a foreign Origin', (headers) => ({ ...headers, origin: 'https://evil.example.org' })],
  ['with a null Origin', (headers) => ({ ...headers, origin: 'null' })],
  ['without an Origin', ({ cookie, 'content-type': type }) => ({ cookie, 'content-type': type })],
  ['from another site', (headers) => ({ ...headers, 'sec-fetch-site': 'cross-site' })],
  ['from another port of this computer', (headers) => ({ ...headers, 'sec-fetch-site': 'same-site' })],
  ['from a form', (headers) => ({ ...headers, 'content-type': 'application/x-www-form-urlencoded' })],
])('refuses a change %s', async (_, change) => {
  const { status } = await send('/api/save', change(signedIn()), JSON.stringify(EDIT));
  expect([403, 415]).toContain(status);
  expect(isUnchanged()).toBe(true);
});

test.each(['/api/start', '/api/file?file=content/school.yaml', '/', '/api/places'])(
  'shows nothing at %s without the cookie',
  async (path) => {
    expect((await send(path)).status).toBe(403);
    expect((await send(path, { cookie, host: 'rebound.example.org' })).status).toBe(403);
    expect((await send(path, { cookie })).status).toBe(200);
  },
);

test('allows only its own scripts, and no other site to frame it', async () => {
  const { headers } = await send('/closing', { cookie });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  [41, 413, { error: 'This file is larger than 40 MB. Save it as JPEG, 4,000 pixels wide.' }],
  [0, 200, { message: 'a.jpg is empty (0 bytes); copy it again from where it came.' }],
])('refuses a picture of %i MB in one sentence, and writes nothing', async (megabytes, status, says) => {
  const before = globSync('**/*', { cwd: root });
  const headers = { ...signedIn(), 'content-type': 'application/octet-stream' };
  const answer = await send('/api/upload?slot=slide-01&name=a.jpg', headers, 'x'.repeat(megabytes * 1024 * 1024));
  expect({ status: answer.status, ...JSON.parse(answer.text) }).toEqual({ status, ...says });
  expect(globSync('**/*', { cwd: root })).toEqual(before);
});

test.each<[string, string | undefined, number]>([
  ['/api/save', '{', 400],
  ['/api/nothing', '{}', 404],
  ['/api/save', JSON.stringify({ ...EDIT, files: [{ file: 'content/school.yaml', value: 'x' }] }), 400],
  ['/api/save', JSON.stringify({ ...EDIT, version: '--help' }), 400],
  ['/api/save', JSON.stringify({ ...EDIT, version: 'b'.repeat(40) }), 400],
  ['/api/save', JSON.stringify(EDIT).replace('pages/tuition', `calendar/${'a'.repeat(300)}`), 400],
  ['/api/save', JSON.stringify(EDIT).replace('{}', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`), 400],
  ['/api/undo', '{"id":"--help"}', 400],
  ['/api/name', '{"name":". <>"}', 400],
  ['/api/build', '{"kind":"destroy"}', 400],
  ['/api/file?file=%E0%A4%A', undefined, 400],
  ['/api/file?file=../package.json', undefined, 400],
  ['/api/file?file=content/people/../../office.json', undefined, 400],
  ['/api/file?file=content/constructor', undefined, 400],
  ['//[', undefined, 400],
])('answers the malformed request %s %.99s with a sentence, never with 500', async (path, body, status) => {
  const answer = await send(path, body === undefined ? { cookie } : signedIn(), body?.replace(EDIT.version, saved));
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { error: expect.any(String) }]);
  expect(isUnchanged()).toBe(true);
});

test('says what to do when git has left the saves locked', async () => {
  const lock = join(root, '.git/refs/heads/office.lock');
  writeFileSync(lock, '');
  const file = 'content/announcement.yaml';
  const sent = { version: saved, files: [{ file, value: { message: 'The fair is on Saturday.', type: 'info' } }] };
  const { status, text } = await send('/api/save', signedIn(), JSON.stringify(sent));
  rmSync(lock);
  expect([status, text]).toEqual([503, expect.stringContaining('start the editor again')]);
});

test.each(['x'.repeat(9000), 'office-1=é', '%%%', `${'é'.repeat(60)}=1`])('refuses the cookie %.20s', async (text) => {
  expect((await send('/api/start', { cookie: Buffer.from(text).toString('latin1') })).status).toBe(403);
});

describe('at the name of a proxy', () => {
  const HOST = 'office.example.org';
  const PREVIEW = `preview.${HOST}`;
  const AMINA = 'amina@example.org';
  let headers: Record<string, string>;

  beforeEach(async () => {
    running.server.close();
    const proxy = { host: HOST, identity: 'X-Forwarded-Email' };
    writeFileSync(join(root, 'office.json'), JSON.stringify({ office: proxy }));
    onTestFinished(() => rmSync(join(root, 'office.json')));
    office = openOffice(root);
    // Cut off when the disk was full: an empty secret would fit a request without one.
    writeFileSync(join(office.repository.workFolder, 'secret'), '');
    running = await listen(office, APP);
    const file = readFileSync(join(office.repository.workFolder, 'secret'), 'utf8');
    const [, secret = ''] = /^OFFICE_SECRET=(.{32})\n$/.exec(file) ?? [];
    const proxied = { host: HOST, 'x-forwarded-email': AMINA, 'x-office-secret': secret };
    headers = { ...proxied, origin: `https://${HOST}`, 'content-type': 'application/json' };
  });

  test('whoever is signed in gives a name once, and saves under it', async () => {
    const nameOf = async () => JSON.parse((await send('/api/start', headers)).text).name;
    expect(await nameOf()).toBe('');
    await send('/api/name', headers, '{"name":"Amina <Example>"}');
    expect(await nameOf()).toBe('Amina <Example>');
    const { text } = await send('/api/file?file=content/pages/tuition.yaml', headers);
    const { version, value } = JSON.parse(text);
    const files = [{ ...EDIT.files[0], value: { ...value, heading: 'Line by line' } }];
    expect((await send('/api/save', headers, JSON.stringify({ version, files }))).status).toBe(200);
    expect(office.start().changes[0]?.by).toBe('Amina Example');
    expect(office.repository.git('log', '-1', '--format=%ae %cn', 'office')).toBe(`${AMINA} School office`);
    // Who isn't at this computer couldn't start it again.
    expect((await send('/api/stop', headers, '{}')).status).toBe(403);
  });

  test('shows nobody at the name of the preview what somebody else looks at, and changes nothing there', async () => {
    const at = { ...headers, host: PREVIEW, origin: `https://${PREVIEW}` };
    office.looks = 'bilal@example.org';
    expect((await send('/', at)).text).toContain('Click “Show this page” in the editor again');
    expect((await send('/', { ...at, 'x-office-secret': '' })).status).toBe(403);
    expect((await send('/api/save', at, JSON.stringify(EDIT))).status).toBe(409);
    expect(isUnchanged()).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['without the secret', { 'x-office-secret': '' }],
    ['with another secret', { 'x-office-secret': 'x'.repeat(32) }],
    ['without an identity', { 'x-forwarded-email': '' }],
    ['for another host', { host: 'www.example.org' }],
    ['from http', { origin: `http://${HOST}` }],
  ])('refuses a change %s', async (_, change) => {
    expect((await send('/api/save', { ...headers, ...change }, JSON.stringify(EDIT))).status).toBe(403);
  });
});

test('takes another port while that of the last start is taken', async () => {
  const second = await listen(office, APP);
  second.server.close();
  expect(second.address.startsWith(origin)).toBe(false);
});
