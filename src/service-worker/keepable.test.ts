import { expect, test } from 'vitest';
import { isKeepable, isKeepableAsset, isKeepableIndex } from './keepable.ts';
import { sealed } from './page-seal.ts';

const PAGE = { 'Content-Type': 'text/html; charset=utf-8', Date: 'Wed, 01 Oct 2025 12:00:00 GMT' };
const STAFF = await sealed('/staff', '<!doctype html><h1>Our Staff</h1></html>');

/** A response as the worker gets it from the network. */
const answer = (path: string, body: string, headers: Record<string, string>, status = 200, redirected = false) =>
  Object.defineProperties(new Response(body, { headers, status }), {
    url: { value: `https://school.example${path}` },
    redirected: { value: redirected },
    clone: { value: () => new Response(body) },
  });

test.each<
  [page: string, isKept: boolean, body?: string, headers?: Record<string, string>, ...rest: [number?, boolean?]]
>([
  ['of the site', true],
  ['with a date that is none', false, STAFF, { ...PAGE, Date: 'soon' }],
  ['that is a file', false, STAFF, { ...PAGE, 'Content-Type': 'text/calendar' }],
  ['not found', false, STAFF, PAGE, 404],
  ['with a part missing', false, STAFF, PAGE, 206],
  ['that was redirected', false, STAFF, PAGE, 200, true],
  ['of a hotel’s sign-in', false, '<!doctype html><h1>Welcome to our hotel</h1>'],
  ['of another address', false, await sealed('/', '<!doctype html><h1>Home</h1>')],
  ['with a filter’s script', false, STAFF.replace('<h1>', '<script src="//filter.example"></script><h1>')],
  ['with something after its end', false, `${STAFF}<div>Blocked</div>`],
])('a page %s is kept: %s', async (_, isKept, body = STAFF, headers = PAGE, status = 200, redirected = false) => {
  expect(await isKeepable(answer('/staff', body, headers, status, redirected))).toBe(isKept);
});

test.each<[file: string, type: string, body: string, isKept: boolean]>([
  ['a.css', 'text/css; charset=utf-8', 'a{}', true],
  ['a.js', 'application/javascript', '0', true],
  ['a.woff2', 'font/woff2', 'wOF2', true],
  ['a.jpg', 'image/jpeg', '..', true],
  ['a.css', 'text/html', '<h1>Welcome to our hotel</h1>', false],
  ['a.svg', 'image/gif', 'GIF89a', false],
  ['a.js', 'text/javascript', '', false],
])('the file %s of type %s that says %j is kept: %s', async (file, type, body, isKept) => {
  expect(await isKeepableAsset(answer(`/_assets/${file}`, body, { 'Content-Type': type }))).toBe(isKept);
});

test.each<[body: string, isKept: boolean]>([
  ['{"everyday":""}', true],
  ['{"error":"Sign in first"}', false],
  ['null', false],
])('the search index %s is kept: %s', async (body, isKept) => {
  expect(await isKeepableIndex(answer('/find-index.json', body, {}))).toBe(isKept);
});
