// `npm run watch -- https://www.example.org`: checks once what can break or lapse while nobody looks: links, certificate,
// domain, headers, feeds, the age of the pages, and facts that need the office. It fails if anything does. Options:
// `--state <file>` for its memory (default: var/watch.json), and `--canary` on the machine of the site's own server.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readWorkList, type WorkLine } from '../../checks/work-list.ts';
import { readSettings } from '../../server/settings.ts';
import { today as schoolToday } from '../../src/lib/dates/today.ts';
import { checkCertificate, checkDomain } from './domain.ts';
import { type Check, type Finding, readMemory, report } from './finding.ts';
import { checkAge, checkCanary, checkFiles, checkLinks, siteRecord } from './site.ts';

/** The work list's lines that don't come with time. They are for `npm run preflight`. */
const TIMELESS: ReadonlySet<WorkLine['kind']> = new Set(['dispute', 'sample', 'withheld', 'noDaysOff', 'warning']);

function factsFound(today: string): Finding[] {
  const read = readWorkList('content', today);
  if ('mistakes' in read) return [{ says: 'The content has mistakes: npm run check:content lists them.' }];
  const lines = read.list.lines.filter(({ kind }) => !TIMELESS.has(kind));
  return lines.map(({ page, says, urgency }) => ({ says: `${page}: ${says}`, isNote: urgency !== 'now' }));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', default: 'var/watch.json' }, canary: { type: 'boolean' } },
});
const site = URL.parse(positionals[0] ?? '');
if (!site || !/^https?:$/.test(site.protocol)) {
  console.error('Give the address of the site: npm run watch -- https://www.example.org');
  process.exit(1);
}
const { origin } = site;
const today = schoolToday();
const checks: Check[] = [await checkCertificate(site, today), await checkDomain(site, 'https://rdap.org/', today)];
try {
  const record = await siteRecord(origin);
  const { pages, checks: ofFiles } = await checkFiles(origin, record);
  checks.push(checkAge(record, today), ...ofFiles, await checkLinks(pages, origin));
} catch (error) {
  const says = `The site doesn’t work: ${(error as Error).message}.`;
  checks.push({ name: 'Pages and files', good: '', findings: [{ says }] });
}
checks.push({ name: 'Facts with a last day', good: 'none ends soon', findings: factsFound(today) });
if (values.canary) {
  const result = readSettings(process.env);
  if (result.ok) checks.push(await checkCanary(origin, result.settings.inboxDir));
  else checks.push({ name: 'Contact form', good: '', findings: result.problems.map((says) => ({ says })) });
}
const { lines, isGood, memory } = report(origin, checks, today, readMemory(values.state));
mkdirSync(dirname(values.state), { recursive: true });
writeFileSync(values.state, `${JSON.stringify(memory, null, 2)}\n`);
console.log(`${lines.join('\n')}\n\n${isGood ? 'Nothing to do.' : 'Somebody has to look at this.'}`);
if (!isGood) process.exitCode = 1;
