import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AdmissionsChecklist } from './AdmissionsChecklist.tsx';
import { type DocumentContent, readDocumentContent } from './content.ts';
import { HifzPolicy } from './HifzPolicy.tsx';
import { PtoDates } from './PtoDates.tsx';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { TuitionSheet } from './TuitionSheet.tsx';

/** The committed font files of the documents. */
export const FONT_FILES = [
  'amiri.woff2',
  'atkinson-hyperlegible-next.woff2',
  'newsreader-italic.woff2',
  'newsreader.woff2',
].map((name) => join('src/assets/fonts', name));

/** One document, ready to print. */
export type RenderedDocument = {
  id: string;
  /** Its address on the site, where the page that links it says it lies. */
  path: string;
  title: string;
  html: string;
  /** A hash of all that the document is made of: another hash calls for another document. */
  hash: string;
};

type DocumentMaker = {
  id: string;
  path: (content: DocumentContent) => string;
  title: (words: DocumentContent['words']) => string;
  Component: ComponentType<{ content: DocumentContent; made: string }>;
};

const MAKERS: readonly DocumentMaker[] = [
  {
    id: 'school-calendar',
    path: ({ calendar }) => calendar.documents.path,
    title: ({ schoolCalendar }) => schoolCalendar.title,
    Component: SchoolCalendar,
  },
  {
    id: 'hifz-policy',
    path: ({ hifz }) => hifz.policy.href,
    title: ({ hifzPolicy }) => hifzPolicy.title,
    Component: HifzPolicy,
  },
  {
    id: 'tuition-sheet',
    path: ({ tuition }) => tuition.sheet.href,
    title: ({ tuitionSheet }) => tuitionSheet.title,
    Component: TuitionSheet,
  },
  {
    id: 'admissions-checklist',
    path: ({ admissions }) => admissions.requirements.document.href,
    title: ({ admissionsChecklist }) => admissionsChecklist.title,
    Component: AdmissionsChecklist,
  },
  {
    id: 'pto-dates',
    path: ({ pto }) => pto.meetings.dates.document.href,
    title: ({ ptoDates }) => ptoDates.title,
    Component: PtoDates,
  },
];

/**
 * Every document of the site as HTML. `madeOn` gives the day that a document says it was made on, by its id; a document
 * without one is made on `today`.
 */
export function renderDocuments(
  madeOn: Readonly<Record<string, string>>,
  today: string,
  content: DocumentContent = readDocumentContent(),
): RenderedDocument[] {
  const styles = readFileSync('documents/sheet.css', 'utf8').replaceAll('\r\n', '\n');
  const fonts = FONT_FILES.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  return MAKERS.map(({ id, path, title, Component }) => {
    const markup = renderToStaticMarkup(<Component content={content} made={madeOn[id] ?? today} />);
    const html = `<!doctype html>${markup.replace('</head>', () => `<style>${styles}</style></head>`)}`;
    const hash = createHash('sha256').update(html).update(fonts.join()).digest('hex');
    return { id, path: path(content), title: title(content.words), html, hash };
  });
}
