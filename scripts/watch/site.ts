/** Checks of what the site serves: pages, headers, feeds, where its links lead, the age of the build, and the contact form. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type BuildRecord, RECORD_FILE, readRecord } from '../../build/build-record.ts';
import { mapInParallel } from '../../build/parallel.ts';
import { addressOf } from '../../hosting/canonical-path.ts';
import { readDocumentPolicy } from '../../hosting/document-policy.ts';
import { CANARY_SUBJECT, CONTACT_PATH } from '../../hosting/endpoints.ts';
import { headersFor } from '../../hosting/headers.ts';
import { CANARY_FOLDER, listMessages, readMessage } from '../../server/inbox.ts';
import { daysBetween } from '../../src/lib/dates/school-day.ts';
import { formatDate } from '../../src/lib/text/format.ts';
import { isFeed, isReadable } from './feed-syntax.ts';
import { type Check, check, type Finding } from './finding.ts';
import { request, TIMEOUT_MS } from './request.ts';

export type Page = { path: string; html: string };

const AT_ONCE = 8;
const LINK = /<(?:a|iframe)\b[^>]*?\s(?:href|src|data-src)="(https?:[^"#]+)/g;
/** The page may exist: the site requires a login or blocks bots. LinkedIn answers 999. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429, 999]);
/** A rebuild each night leaves at most one day; the next day may not have begun everywhere. */
const OLD_DAYS = 2;

/** Reads the record of the site's build. Rejects if the site doesn't answer or has none. */
export async function siteRecord(origin: string, timeoutMs = TIMEOUT_MS): Promise<BuildRecord> {
  const answer = await request(new URL(RECORD_FILE, origin), { timeoutMs });
  const record = answer.ok ? readRecord(await answer.text()) : undefined;
  if (!record) throw new Error(`there is no record of its build at /${RECORD_FILE} (status ${answer.status})`);
  return record;
}

const isPage = (file: string) => file.endsWith('.html');

/** Files of one kind have the same rules. Each page and each feed is its own kind. */
const kindOf = (file: string) =>
  isPage(file) || isFeed(file) ? file : `${file.startsWith('_assets/')} ${extname(file)}`;
const normalized = (value = '') => value.toLowerCase().replace(/\s+/g, '');

/** Requests a file of each kind. Returns the pages, and what is wrong. */
export async function checkFiles(origin: string, { files }: BuildRecord): Promise<{ pages: Page[]; checks: Check[] }> {
  const pages: Page[] = [];
  const dead: Finding[] = [];
  const feeds: Finding[] = [];
  const wrong: { name: string; path: string }[] = [];
  const isHttps = origin.startsWith('https:');
  const kinds = Map.groupBy(Object.keys(files).filter(addressOf), kindOf);
  await mapInParallel([...kinds.values()], AT_ONCE, async ([file = '']) => {
    const path = addressOf(file) ?? '';
    try {
      const answer = await request(new URL(path, origin), { redirect: 'manual' });
      const html = await answer.text();
      if (answer.status !== 200) throw new Error(`it answers ${answer.status}`);
      if (isPage(file)) pages.push({ path, html });
      if (isFeed(file) && !isReadable(file, html))
        feeds.push({ says: `Calendars and readers can’t read ${path}. Publish it again.` });
      const expected = headersFor(path, isPage(file) ? readDocumentPolicy(html) : null, { isHttps });
      for (const [name, value] of Object.entries(expected)) {
        if (normalized(answer.headers.get(name) ?? '') !== normalized(value)) wrong.push({ name, path });
      }
    } catch (error) {
      dead.push({ says: `${path} doesn’t work: ${(error as Error).message}.` });
    }
  });
  const headers = [...Map.groupBy(wrong, ({ name }) => name)].map(([name, [first, ...others]]) => {
    const where = `${first?.path}${others.length > 0 ? ` and ${others.length} more` : ''}`;
    return `The host sends a wrong ${name}, or none, for ${where}. Publish again with the host’s files that the build writes.`;
  });
  return {
    pages,
    checks: [
      { name: 'Pages and files', good: `all ${pages.length} pages answer`, findings: dead },
      { name: 'Security headers', good: 'as the build demands', findings: headers.map((says) => ({ says })) },
      { name: 'Calendar feeds', good: 'readable', findings: feeds },
    ],
  };
}

/** Whether the pages were built lately. They name days and figures that change by date. */
export function checkAge({ day }: BuildRecord, today: string): Check {
  const age = daysBetween(day, today);
  const says = `The pages were built for ${formatDate(day)}, ${age} days ago. The nightly rebuild doesn’t work.`;
  return { name: 'Age of the pages', good: `built for ${formatDate(day)}`, findings: age > OLD_DAYS ? [{ says }] : [] };
}

/** Why a link leads nowhere, or `null`. Many servers answer HEAD wrongly, so GET decides. */
async function problemOf(address: string, timeoutMs: number): Promise<string | null> {
  const ask = async (method: 'HEAD' | 'GET') => {
    const { ok, status, body } = await request(address, { method, timeoutMs });
    await body?.cancel();
    return ok || REFUSALS.has(status) ? null : `it answers ${status}`;
  };
  const reason = ({ message }: Error) => message;
  return (await ask('HEAD').catch(reason)) && (await ask('GET').catch(reason));
}

/** Requests each address on another site once, from a link or a frame. A dead one counts after three days. */
export async function checkLinks(pages: readonly Page[], origin: string, timeoutMs = TIMEOUT_MS): Promise<Check> {
  /** Each address with a page that has it. */
  const links = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [, href = ''] of html.matchAll(LINK)) {
      const address = URL.parse(href.replaceAll('&amp;', '&'));
      if (address && address.origin !== origin) links.set(address.href, path);
    }
  }
  const findings: Finding[] = [];
  await mapInParallel([...links], AT_ONCE, async ([address, path]) => {
    const problem = await problemOf(address, timeoutMs);
    const says = `${path} links to ${address}, but ${problem}. Correct the link.`;
    if (problem !== null) findings.push({ says, key: `link ${address}` });
  });
  return { name: 'Links to other sites', good: `all ${links.size} answer`, findings };
}

/** Whether a message that is sent with the contact form arrives. The server stores it apart from the others and never mails it. */
export const checkCanary = (origin: string, inboxDir: string): Promise<Check> =>
  check('Contact form', { says: 'The contact form can’t be tested' }, async () => {
    const folder = join(inboxDir, CANARY_FOLDER);
    const mark = randomUUID();
    const params = { from_name: 'Watch', from_email: 'watch@example.org', subject: CANARY_SUBJECT, message: mark };
    const answer = await request(new URL(CONTACT_PATH, origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ template_params: params }),
    });
    const refusal = `${answer.status}: ${await answer.text()}`;
    if (!answer.ok) return ['', { says: `The contact form’s server refuses messages (${refusal}).` }];
    for (const { id } of await listMessages(folder)) {
      if (!(await readMessage(folder, id)).includes(mark)) continue;
      await rm(join(folder, `${id}.eml`));
      return ['a test message arrived'];
    }
    return ['', { says: `The contact form’s server accepted a message, but it isn’t in ${folder}.` }];
  });
