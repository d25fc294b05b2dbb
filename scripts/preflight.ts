// `npm run preflight`: before publication, lists all records that visitors would see although the school hasn't
// confirmed them: invented samples, figures that contradict another page, and expired facts.
import { existsSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { contentFiles } from '../src/content/schemas/content-files.ts';
import { formatDate, formatDollars, formatYearlyDate } from '../src/lib/format.ts';

/** A record that shouldn't be published yet: its position, its text, and the reason. */
export type OpenRecord = {
  file: string;
  line: number;
  record: string;
  reason: 'sample' | 'dispute' | 'expired';
  detail: string;
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys whose text identifies a record to people, best first. */
const NAME_KEYS = ['name', 'label', 'title', 'heading', 'quote', 'value', 'url', 'message', 'caption', 'id'];

/** How to format each kind of figure. */
const FIGURES: Record<string, (value: never) => string> = {
  dollars: formatDollars,
  percent: (value: number) => `${value} %`,
  date: (value: string) => formatDate(value),
  yearlyDate: (value: string) => formatYearlyDate(value),
};

const nameOf = (record: Fields): string | undefined =>
  NAME_KEYS.map((key) => record[key]).find((value): value is string => typeof value === 'string');

/** Describes a record by its name, or by its owner's name and its own field name, and by its figure. */
function describe(record: Fields, path: readonly PropertyKey[], owner: string | undefined): string {
  const name = nameOf(record);
  const words = name ?? [owner, path.findLast((part) => typeof part === 'string')].filter(Boolean).join(', ');
  const figures = Object.entries(FIGURES)
    .filter(([key]) => key in record)
    .map(([key, say]) => say(record[key] as never));
  for (const key of ['latitude', 'longitude']) if (key in record) figures.push(String(record[key]));
  const value = record['value'];
  if (typeof value === 'string' && value !== name) figures.push(value);
  return [`“${words.length > 60 ? `${words.slice(0, 57)}…` : words}”`, ...figures].join(', ');
}

/**
 * Returns the open records of a content file in document order. `today` is an ISO date. A fact expires the day after
 * its `validUntil` or, if it has none, that of its nearest ancestor. `confirmed` settles everything except `sample`.
 */
export function openRecords(path: string, body: string, today: string): OpenRecord[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(body, { lineCounter });
  const open: OpenRecord[] = [];
  const visit = (value: unknown, at: readonly PropertyKey[], validUntil: unknown, owner?: string) => {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...at, index], validUntil, owner);
      return;
    }
    if (!isFields(value)) return;
    const until = value['validUntil'] ?? validUntil;
    const isFact = Object.keys(FIGURES).some((key) => key in value);
    const add = (reason: OpenRecord['reason'], detail: string) => {
      const node = at.length > 0 ? document.getIn(at, true) : document.contents;
      const line = isNode(node) && node.range ? lineCounter.linePos(node.range[0]).line : 1;
      open.push({ file: `content/${path}`, line, record: describe(value, at, owner), reason, detail });
    };
    if (value['sample'] === true) add('sample', '');
    if (value['confirmed'] === undefined) {
      if (typeof value['dispute'] === 'string') add('dispute', value['dispute']);
      if (isFact && typeof until === 'string' && until < today) add('expired', until);
    }
    for (const [key, child] of Object.entries(value)) visit(child, [...at, key], until, nameOf(value) ?? owner);
  };
  visit(document.toJS(), [], undefined);
  return open;
}

/** Formats the report for the office, with a paragraph for each reason. Empty if no records are open. */
export function formatReport(records: readonly OpenRecord[]): string {
  const of = (reason: OpenRecord['reason']) => records.filter((record) => record.reason === reason);
  const place = ({ file, line }: OpenRecord) => `${file}:${line}`;
  const disputes = Map.groupBy(of('dispute'), ({ detail }) => detail);
  const paragraphs = [
    [
      'Invented examples. Put the real value there and delete the line “sample: true”:',
      of('sample').map((record) => `  ${place(record)}  ${record.record}`),
    ],
    [
      'Pages that say different things. Decide which holds, or add “confirmed:” with today’s date to each if both do:',
      [...disputes].flatMap(([key, sides]) => [
        `  ${key}`,
        ...sides.map((side) => `    ${place(side)}  ${side.record}`),
      ]),
    ],
    [
      'Figures and dates whose time is over. Give the new ones and their validUntil:',
      of('expired').map((record) => `  ${place(record)}  ${record.record}, until ${formatDate(record.detail)}`),
    ],
  ] as const;
  return paragraphs
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => [heading, ...lines].join('\n'))
    .join('\n\n');
}

if (import.meta.main) {
  const today = new Date().toISOString().slice(0, 10);
  const present = Object.values(contentFiles).filter(({ path }) => existsSync(`content/${path}`));
  const records = present.flatMap(({ path }) => openRecords(path, readFileSync(`content/${path}`, 'utf8'), today));
  if (records.length > 0) {
    console.log(
      `${formatReport(records)}\n\n${records.length} records wait for the school. The site is not ready to be published.`,
    );
    process.exitCode = 1;
  } else {
    console.log('Every record is confirmed. The site is ready to be published.');
  }
}
