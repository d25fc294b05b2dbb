import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../build/project-copy.ts';
import { type DocumentContent, readDocumentContent } from './content.ts';
import { readManifest } from './manifest.ts';
import { type RenderedDocument, renderDocuments } from './render.tsx';

const TODAY = '2026-01-01';
/** The fixture content is frozen; the committed PDFs are made from the live content. */
const readFixture = () => {
  const [content] = readDocumentContent(FIXTURE_CONTENT);
  if (!content) throw new Error('The fixture has no school year.');
  return content;
};
const manifest = readManifest();
const made = { 'hifz-policy': '2025-09-30' };
const { school } = readFixture();
const documents = renderDocuments(made, TODAY, [readFixture()]);
/** What the committed PDFs are printed from, whatever school years the content has. */
const committed = renderDocuments(made, TODAY);
const hashes = (rendered: readonly RenderedDocument[]) =>
  Object.fromEntries(rendered.map(({ id, hash }) => [id, hash]));

const expected = [
  {
    id: 'school-calendar-2025-2026',
    path: '/documents/school-calendar-2025-26.pdf',
    title: 'School calendar 2025–2026',
  },
  { id: 'hifz-policy', path: '/documents/hifz-policy.pdf', title: 'Hifz Program policy' },
  { id: 'tuition-sheet', path: '/documents/tuition-2025-26.pdf', title: 'Tuition and fees 2025–26' },
  { id: 'admissions-checklist', path: '/documents/admissions-checklist.pdf', title: 'Admissions checklist' },
  { id: 'pto-dates-2025-2026', path: '/documents/pto-dates-2025-26.pdf', title: 'PTO meeting dates 2025–2026' },
];

test('the documents and the committed PDFs are the five that the site links', () => {
  expect(documents.map(({ id, path, title }) => ({ id, path, title }))).toEqual(expected);
  // The school may have entered further years since.
  expect(Object.keys(manifest)).toEqual(
    expect.arrayContaining(['hifz-policy', 'tuition-sheet', 'admissions-checklist']),
  );
});

describe.each(Object.entries(manifest))('the PDF %s', (id, record) => {
  const pdf = readFileSync(join('public', record.path));
  const source = pdf.toString('latin1');
  const html = committed.find((document) => document.id === id)?.html;

  test('is the file that the manifest records', () => {
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(record.file);
    expect(pdf.length).toBe(record.bytes);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(record.pages);
  });

  test('is one sheet of paper of less than 100 kB', () => {
    expect(record.pages).toBe(1);
    expect(pdf.length).toBeLessThan(100_000);
  });

  test('is titled, in English, tagged and has an outline', () => {
    expect(source).toMatch(/<<\/Title \(.+\)/);
    const catalog = /<<\/Type \/Catalog[\s\S]*?endobj/.exec(source)?.[0];
    expect(catalog).toMatch(/\/MarkInfo <<\/Type \/MarkInfo\s+\/Marked true/);
    expect(catalog).toMatch(/\/StructTreeRoot \d+ 0 R/);
    expect(catalog).toMatch(/\/Outlines \d+ 0 R/);
    expect(catalog).toContain('/Lang (en)');
    expect(source.match(/\/S \/H1\b/g)).toHaveLength(1);
  });

  test('has table heads that say whether they head a row or a column', () => {
    const hasTable = html?.includes('<table');
    expect(/\/Scope \/Column/.test(source)).toBe(hasTable);
    expect(/\/Scope \/Row/.test(source)).toBe(hasTable);
  });

  test('embeds its fonts as fonts, not as drawings', () => {
    expect(source).toContain('/FontFile2');
    expect(source).not.toContain('/Subtype /Type3');
  });

  test('contains no timestamp except the day it was made', () => {
    const days = [...source.matchAll(/D:(\d{8})(\d*)/g)].map(([, day, time]) => `${day} ${time}`);
    expect(new Set(days)).toEqual(new Set([`${record.made.replaceAll('-', '')} 000000`]));
  });
});

describe.each(documents)('$path', ({ id, title, html }) => {
  test('shows its title, the school, the day it was made and how long it is valid', () => {
    for (const text of [
      `<title>${title}, ${school.name.value}</title>`,
      school.name.value,
      '840 Providence Street, West Warwick, RI 02893',
      `Phone ${school.phone.value}`,
      'hold from July 1, 2025 to June 30, 2026',
      `made on ${id === 'hifz-policy' ? 'September 30, 2025' : 'January 1, 2026'}`,
    ]) {
      expect(html.replaceAll('&amp;', '&')).toContain(text);
    }
  });
});

test('the Hifz policy gives the fee as a month’s, for each child', () => {
  const text = documents.find(({ id }) => id === 'hifz-policy')?.html.replaceAll(/<[^>]+>/g, '');
  expect(text).toContain('$100/month per child');
});

test('the verse of the Hifz policy is marked as Arabic', () => {
  expect(readFileSync('public/documents/hifz-policy.pdf', 'latin1')).toContain('/Lang (ar)');
});

describe('a change of the content', () => {
  const changes: [string, (content: DocumentContent) => void, string[]][] = [
    [
      'the PreK tuition',
      ({ tuition }) => Object.assign(tuition.tuition.rows[0] ?? {}, { perYear: 7251 }),
      ['tuition-sheet'],
    ],
    ['the Hifz fee', ({ hifz }) => Object.assign(hifz.fee, { dollars: 101 }), ['hifz-policy']],
    [
      'the application fee of Admissions',
      ({ admissions }) => Object.assign(admissions.requirements.applicationFee, { dollars: 51 }),
      ['admissions-checklist'],
    ],
    [
      'the day of the PTO',
      ({ pto }) => Object.assign(pto.meetings.rule, { week: 2 }),
      ['school-calendar-2025-2026', 'pto-dates-2025-2026'],
    ],
    [
      'the first day of school',
      ({ schoolYear }) => Object.assign(schoolYear.firstDay, { date: '2025-08-26' }),
      ['school-calendar-2025-2026'],
    ],
    [
      'a day off',
      ({ schoolYear }) => {
        schoolYear.daysOff = [
          { id: 'break', name: 'Break', from: '2025-11-27', to: '2025-11-28', office: 'open', revision: 0 },
        ];
      },
      ['school-calendar-2025-2026'],
    ],
    [
      'the telephone number',
      (content) => Object.assign(content.school.phone, { value: '401-555-0149' }),
      expected.map(({ id }) => id),
    ],
  ];

  test.each(changes)('%s makes the documents that show it out of date, and no other', (_, change, stale) => {
    const content = readFixture();
    change(content);
    const before = hashes(documents);
    const after = hashes(renderDocuments(made, TODAY, [content]));
    expect(Object.keys(after).filter((id) => after[id] !== before[id])).toEqual(stale);
  });

  test('a name that is no longer an example takes its note away', () => {
    const content = readFixture();
    for (const record of [content.school.name, content.school.phone, content.school.email]) delete record.sample;
    const [calendar] = renderDocuments(made, TODAY, [content]);
    expect(documents[0]?.html).toContain('are examples until');
    expect(calendar?.html).not.toContain('are examples until');
  });
});

test('a document that was never made is made today', () => {
  expect(renderDocuments({}, '2026-02-03', [readFixture()])[0]?.html).toContain('February 3, 2026');
});
