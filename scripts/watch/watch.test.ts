import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type BuildRecord, RECORD_FILE } from '../../build/build-record.ts';
import { FIXTURE_CONTENT, fixtureToday } from '../../build/project-copy.ts';
import { addressOf } from '../../hosting/canonical-path.ts';
import { headersFor } from '../../hosting/headers.ts';
import { CANARY_FOLDER, listMessages } from '../../server/inbox.ts';
import { startProcess } from '../../server/testing/process.ts';
import { makeBuild, page, temporaryFolder } from '../../server/testing/site.ts';
import { checkDomain } from './domain.ts';
import { isReadable } from './feed-syntax.ts';
import { type Check, type Finding, type Memory, report } from './finding.ts';
import { checkAge, checkCanary, checkFiles, checkLinks, siteRecord } from './site.ts';

/** A time limit for servers that never answer. */
const SHORT_MS = 300;
const DAY = '2026-01-12';

/** Starts a server that ends with the test. Returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const recordOf = (files: readonly string[], day = DAY): BuildRecord => ({
  commit: 'abcdef',
  hasChanges: false,
  lockFile: '00',
  day,
  settings: {},
  files: Object.fromEntries(files.map((file) => [file, '00'])),
});
const says = ({ findings }: Check) => findings.map((finding) => finding.says);

describe('links to other sites', () => {
  /** What a page that links to these paths of a badly behaved server leads to. */
  async function findingsFor(paths: readonly string[], timeoutMs?: number) {
    const asked: string[] = [];
    const origin = await serve(({ method, url }, answer) => {
      asked.push(`${method} ${url}`);
      if (url === '/hangs') return;
      if (url === '/hangs-up') return void answer.destroy();
      if (url === '/circle') return void answer.writeHead(302, { Location: '/circle' }).end();
      if (url === '/moved') return void answer.writeHead(301, { Location: '/fine' }).end();
      if (url === '/no-head') return void answer.writeHead(method === 'HEAD' ? 405 : 200).end('x');
      if (url === '/drops-head' && method === 'HEAD') return void answer.destroy();
      answer.writeHead({ '/gone': 404, '/broken': 503, '/login': 403, '/busy': 429 }[url ?? ''] ?? 200).end();
    });
    const html = paths
      .map((path) => `<p><a class="x" href="${path.startsWith('http') ? path : origin + path}">`)
      .join('');
    return {
      origin,
      asked,
      check: await checkLinks([{ path: '/support', html }], 'https://www.example.org', timeoutMs),
    };
  }

  test('accepts what answers, also if only to GET or only to people', async () => {
    const { check } = await findingsFor(['/fine', '/no-head', '/drops-head', '/moved', '/login', '/busy']);
    expect(check.findings).toEqual([]);
  });

  test.each([
    ['/gone', 'it answers 404'],
    ['/broken', 'it answers 503'],
    ['/circle', 'it redirects in a circle'],
    ['/hangs', 'no answer within 0.3 s'],
    ['/hangs-up', 'other side closed'],
  ])('names the page with the link %s, and why it leads nowhere', async (path, reason) => {
    const { origin, check } = await findingsFor([path], path === '/hangs' ? SHORT_MS : undefined);
    const sentence = `/support links to ${origin}${path}, but ${reason}. Correct the link.`;
    expect(check.findings).toEqual([{ says: sentence, key: `link ${origin}${path}` }]);
  });

  test('requests an address once, and those of the site itself not at all', async () => {
    const { asked } = await findingsFor(['/fine', '/fine#part', 'https://www.example.org/tuition']);
    expect(asked).toEqual(['HEAD /fine']);
  });

  test('reads frames and escaped addresses', async () => {
    const asked: (string | undefined)[] = [];
    const origin = await serve(({ url }, answer) => {
      asked.push(url);
      answer.end();
    });
    const html = `<iframe title="Map" data-src="${origin}/map?a=1&amp;b=2"></iframe>`;
    await checkLinks([{ path: '/', html }], 'https://www.example.org');
    expect(asked).toEqual(['/map?a=1&b=2']);
  });
});

describe('the site’s files', () => {
  const FILES: Record<string, string> = {
    'index.html': page('Home'),
    'tuition.html': page('Tuition'),
    '_assets/one.css': 'a{}',
    '_assets/two.css': 'b{}',
    'feeds/closings.atom': '<feed></feed>',
  };
  /** Serves the files with the headers of the build, and lets a test spoil each answer. */
  const host = (
    spoil: (path: string, headers: Record<string, string>) => number | undefined = () => undefined,
    files = FILES,
  ) =>
    serve(({ url = '' }, answer) => {
      const [name, content] = Object.entries(files).find(([file]) => addressOf(file) === url) ?? [];
      const policy = { scriptHashes: [], styleHashes: [], scriptOrigins: [], frameOrigins: [], usesEmailJs: false };
      const headers = headersFor(url, name?.endsWith('.html') ? policy : null, { isHttps: false });
      answer.writeHead(spoil(url, headers) ?? 200, headers).end(content);
    });
  const check = async (origin: string) => {
    const { pages, checks } = await checkFiles(origin, recordOf(Object.keys(FILES)));
    return { pages, says: checks.flatMap(says) };
  };

  test('are as the build demands', async () => {
    const { pages, says: sentences } = await check(await host());
    expect(sentences).toEqual([]);
    expect(pages.map(({ path }) => path).toSorted()).toEqual(['/', '/tuition']);
  });

  test('have a header that the host changes or leaves out', async () => {
    const origin = await host((path, headers) => {
      delete headers['X-Frame-Options'];
      if (path === '/tuition') headers['Content-Security-Policy'] = "default-src 'unsafe-inline'";
      return undefined;
    });
    expect((await check(origin)).says.toSorted()).toEqual([
      expect.stringMatching(/^The host sends a wrong Content-Security-Policy, or none, for \/tuition\. /),
      expect.stringMatching(/^The host sends a wrong X-Frame-Options, or none, for \/ and 2 more\. /),
    ]);
  });

  test('are missing, broken or redirect', async () => {
    const statuses: Record<string, number> = { '/tuition': 500, '/_assets/one.css': 404, '/': 302 };
    const { says: sentences } = await check(await host((path) => statuses[path]));
    expect(sentences.toSorted()).toEqual([
      '/ doesn’t work: it answers 302.',
      '/_assets/one.css doesn’t work: it answers 404.',
      '/tuition doesn’t work: it answers 500.',
    ]);
  });

  test('contain a feed that no reader can read', async () => {
    const origin = await host(undefined, { ...FILES, 'feeds/closings.atom': '<feed><title>Closings</feed>' });
    expect((await check(origin)).says).toEqual([
      'Calendars and readers can’t read /feeds/closings.atom. Publish it again.',
    ]);
  });

  test('have no record, or hang', async () => {
    const missing = await serve((_, answer) => void answer.writeHead(404).end());
    await expect(siteRecord(missing)).rejects.toThrow('no record of its build at /.well-known/build.json (status 404)');
    const hanging = await serve(() => {});
    await expect(siteRecord(hanging, SHORT_MS)).rejects.toThrow('no answer within 0.3 s');
  });

  test('are too old when nothing has been rebuilt for three days', () => {
    expect(checkAge(recordOf([], '2026-01-10'), DAY).findings).toEqual([]);
    expect(says(checkAge(recordOf([], '2026-01-09'), DAY))).toEqual([
      'The pages were built for January 9, 2026, 3 days ago. The nightly rebuild doesn’t work.',
    ]);
  });
});

const EVENT =
  'BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:1\r\nDTSTART;VALUE=DATE:20260112\r\nSUMMARY:A long\r\n  line\r\nEND:VEVENT\r\n';
const calendar = (events: string) => `BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`;

test.each([
  ['x.ics', calendar(EVENT + EVENT)],
  ['x.atom', '<?xml version="1.0"?>\n<feed a="b>c"><link href="/"/><title>A &amp; B</title></feed>'],
  ['x.json', '{"events":[]}'],
])('reads the feed %s', (file, body) => {
  expect(isReadable(file, body)).toBe(true);
});

test.each([
  ['x.ics', 'is empty', ''],
  ['x.ics', 'has an empty line', '\r\n'],
  ['x.ics', 'is a page', '<!doctype html>\r\n'],
  ['x.ics', 'is cut off in a line', calendar(EVENT).slice(0, -20)],
  ['x.ics', 'is cut off after a line', calendar(EVENT).replace('END:VCALENDAR\r\n', '')],
  ['x.ics', 'has an event without an end', calendar(EVENT.replace('END:VEVENT\r\n', ''))],
  ['x.ics', 'has an event without an end before another', calendar(EVENT.replace('END:VEVENT\r\n', '') + EVENT)],
  ['x.ics', 'has an event in which something is no property', calendar(EVENT.replace('SUMMARY:', ''))],
  ['x.ics', 'has an event without UID', calendar(EVENT.replace('UID:1\r\n', ''))],
  ['x.ics', 'has an event without UID after another', calendar(EVENT + EVENT.replace('UID:1\r\n', ''))],
  ['x.ics', 'begins with an event', EVENT],
  ['x.atom', 'is empty', ''],
  ['x.atom', 'is a page', '<html><title>Error</title></html>'],
  ['x.atom', 'has an & that isn’t escaped', '<feed><title>A & B</title></feed>'],
  ['x.atom', 'has an & in an address that isn’t escaped', '<feed><link href="/?a&b"/></feed>'],
  ['x.atom', 'is cut off', '<feed><title>'],
  ['x.atom', 'is cut off after an element', '<feed><title>A</title>'],
  ['x.atom', 'is closed in the wrong order', '<feed><entry><title>A</entry></title></feed>'],
  ['x.atom', 'is closed by a shorter name', '<feed><titles>A</title></feed>'],
  ['x.atom', 'has text after its end', '<feed><title>A</title></feed>error'],
  ['x.json', 'is cut off', '{"events":'],
  ['x.json', 'has no events', '{}'],
])('refuses a feed %s that %s', (file, _, body) => {
  const read = () => {
    if (!isReadable(file, body)) throw new Error('refused');
  };
  expect(read).toThrow();
});

describe('the domain', () => {
  const registry = (events: object[], status = 200) =>
    serve(({ url }, answer) => {
      if (url !== '/domain/example.org') return void answer.writeHead(404).end();
      answer.writeHead(status).end(JSON.stringify({ events }));
    });
  const site = new URL('https://www.example.org');
  const expiring = (eventDate: string) => registry([{ eventAction: 'expiration', eventDate }]);

  test('is registered for long enough', async () => {
    const check = await checkDomain(site, await expiring('2026-03-01T12:00:00Z'), DAY);
    expect(check).toMatchObject({ good: 'registered for 48 more days', findings: [] });
  });

  test('ends soon', async () => {
    const [sentence] = says(await checkDomain(site, await expiring('2026-01-31T12:00:00Z'), DAY));
    expect(sentence).toBe(
      'The registration of www.example.org ends on January 31, 2026, in 19 days. Renew it, or the site and its e-mail stop.',
    );
  });

  test('has no published end', async () => {
    const check = await checkDomain(
      site,
      await registry([{ eventAction: 'registration', eventDate: '2020-01-01' }]),
      DAY,
    );
    expect(check).toMatchObject({ good: 'the registry doesn’t publish its last day', findings: [] });
  });

  test('doesn’t fail at once when RDAP is down or doesn’t know the domain', async () => {
    const hanging = await serve(() => {});
    const unknown = await serve((_, answer) => void answer.writeHead(404).end());
    for (const [directory, reason, timeoutMs] of [
      [await registry([], 500), 'answers 500'],
      [hanging, 'no answer within 0.3 s', SHORT_MS],
      [unknown, 'no registry knows www.example.org'],
    ] as const) {
      const check = await checkDomain(site, directory, DAY, timeoutMs);
      expect(says(check)).toEqual([expect.stringContaining(reason)]);
      expect(report('https://www.example.org', [check], DAY).isGood).toBe(true);
    }
  });

  test.each(['http://127.0.0.1', 'http://[::1]', 'http://localhost'])('of %s doesn’t exist', async (address) => {
    const { findings } = await checkDomain(new URL(address), 'http://127.0.0.1:9', DAY);
    expect(findings).toEqual([]);
  });
});

describe('the report', () => {
  const write = (findings: readonly Finding[], day = DAY, before?: Memory) =>
    report('https://www.example.org', [{ name: 'Links', good: 'all 3 answer', findings }], day, before);

  test('says what is good', () => {
    const { lines, isGood } = write([]);
    expect(lines).toEqual(['https://www.example.org on January 12, 2026', 'ok     Links: all 3 answer']);
    expect(isGood).toBe(true);
  });

  test('counts a dead link on the third day, not at the third run of a day', () => {
    const dead = { says: 'It is dead.', key: 'link' };
    let memory: Memory | undefined;
    const results = ['2026-01-12', '2026-01-12', '2026-01-12', '2026-01-13', '2026-01-15', '2026-01-16'].map((day) => {
      const { isGood, memory: after } = write([dead], day, memory);
      memory = after;
      return isGood;
    });
    expect(results).toEqual([true, true, true, true, false, false]);
    expect(write([dead], '2026-01-13', write([dead]).memory).lines.at(-1)).toBe(
      '       It is dead. (Day 2 of 3: maybe only for now.)',
    );
  });

  test('begins to count again after a day on which the link answered', () => {
    const dead = { says: 'It is dead.', key: 'link' };
    const afterTwo = write([dead], '2026-01-13', write([dead]).memory).memory;
    const answered = write([], '2026-01-14', afterTwo).memory;
    expect(write([dead], '2026-01-15', answered).isGood).toBe(true);
  });

  test('fails at once for everything else, but never for a note', () => {
    expect(write([{ says: 'It is wrong.' }]).isGood).toBe(false);
    expect(write([{ says: 'It ends soon.', isNote: true }]).isGood).toBe(true);
  });

  test('says when the watch hasn’t run for long', () => {
    const before = { lastDay: '2026-01-04', found: {} };
    expect(write([], DAY, before).lines[1]).toContain('The watch hasn’t run for 8 days, since January 4, 2026.');
    expect(write([], DAY, { ...before, lastDay: '2026-01-05' }).lines).toHaveLength(2);
  });
});

test.each([
  [200, 'accepted a message, but it isn’t in'],
  [503, 'refuses messages (503: no)'],
])('a test message that is answered %i and never arrives is missed', async (status, reason) => {
  const origin = await serve((_, answer) => void answer.writeHead(status).end('no'));
  expect(says(await checkCanary(origin, await temporaryFolder()))).toEqual([expect.stringContaining(reason)]);
});

describe('the command', { timeout: 120_000 }, () => {
  /** Watches a site from a copy of the fixture content. */
  async function watch(site: string, folder: string, options: readonly string[] = []) {
    cpSync(FIXTURE_CONTENT, join(folder, 'content'), { recursive: true });
    for (const part of ['artwork', 'documents', 'src']) symlinkSync(resolve(part), join(folder, part));
    const child = spawn(process.execPath, [resolve('scripts/watch/main.ts'), site, ...options], {
      cwd: folder,
      env: { PATH: process.env['PATH'], SITE_TODAY: fixtureToday(), INBOX_DIR: join(folder, 'inbox') },
    });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { output, code };
  }

  test('reports a healthy site, leaves no test message behind and remembers the day', async () => {
    const folder = await temporaryFolder();
    const record = recordOf(['index.html'], fixtureToday());
    const server = startProcess('server/main.ts', {
      PORT: '0',
      DIST_DIR: await makeBuild({ [RECORD_FILE]: JSON.stringify(record) }),
      INBOX_DIR: join(folder, 'inbox'),
    });
    onTestFinished(() => void server.child.kill());
    const { output, code } = await watch(`http://127.0.0.1:${await server.port}`, folder, ['--canary']);
    expect(output).toContain('ok     Pages and files: all 1 pages answer\n');
    expect(output).toContain('ok     Contact form: a test message arrived\n');
    expect(output).toContain('Nothing to do.');
    expect(code).toBe(0);
    expect(await listMessages(join(folder, 'inbox'))).toEqual([]);
    expect(await listMessages(join(folder, 'inbox', CANARY_FOLDER))).toEqual([]);
    expect(JSON.parse(readFileSync(join(folder, 'var/watch.json'), 'utf8'))).toEqual({
      lastDay: fixtureToday(),
      found: {},
    });
  });

  test('fails when nothing answers', async () => {
    const { output, code } = await watch('http://127.0.0.1:9', await temporaryFolder());
    expect(output).toContain('       The site doesn’t work: ');
    expect(code).toBe(1);
  });
});
