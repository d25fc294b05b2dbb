import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colorToken } from '../src/lib/pictures/color-token.ts';
import { AdmissionsChecklist } from './AdmissionsChecklist.tsx';
import { type DocumentContent, readDocumentContent } from './content.ts';
import { HifzPolicy } from './HifzPolicy.tsx';
import { PtoDates } from './PtoDates.tsx';
import { type DocumentId, documentPathOf } from './paths.ts';
import { SchoolCalendar } from './SchoolCalendar.tsx';
import { TuitionSheet } from './TuitionSheet.tsx';

type Font = { family: string; weight: number; style?: 'normal' | 'italic'; file: string };

/** Static fonts, one weight per file, because browsers embed variable fonts in PDFs as drawings (Type 3). */
const FONTS: readonly Font[] = [
  {
    family: 'Atkinson Hyperlegible Next',
    weight: 400,
    file: 'documents/fonts/atkinson-hyperlegible-next-400.woff2',
  },
  {
    family: 'Atkinson Hyperlegible Next',
    weight: 700,
    file: 'documents/fonts/atkinson-hyperlegible-next-700.woff2',
  },
  { family: 'Newsreader', weight: 500, file: 'src/assets/fonts/newsreader.woff2' },
  { family: 'Newsreader', weight: 500, style: 'italic', file: 'src/assets/fonts/newsreader-italic.woff2' },
  { family: 'Amiri', weight: 400, file: 'src/assets/fonts/amiri.woff2' },
];

const fontFace = ({ family, weight, style = 'normal', file }: Font) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`;

/** A document, ready to print. */
export type RenderedDocument = {
  /** Its name in the manifest. A document that each school year has ends in the year’s id. */
  id: string;
  /** Its URL path, from the content of the page that links to it. */
  path: string;
  title: string;
  html: string;
  /** The HTML with embedded fonts, for printing. */
  page: string;
  /** The hash of `page`. The only date it depends on is `made`. */
  hash: string;
};

type DocumentMaker = {
  id: DocumentId;
  /** Each school year has its own. The others are about the year that their content file names. */
  isYearly?: true;
  title: (words: DocumentContent['words']) => string;
  Component: ComponentType<{ content: DocumentContent; made: string }>;
};

const MAKERS: readonly DocumentMaker[] = [
  {
    id: 'school-calendar',
    isYearly: true,
    title: ({ schoolCalendar }) => schoolCalendar.title,
    Component: SchoolCalendar,
  },
  {
    id: 'hifz-policy',
    title: ({ hifzPolicy }) => hifzPolicy.title,
    Component: HifzPolicy,
  },
  {
    id: 'tuition-sheet',
    title: ({ tuitionSheet }) => tuitionSheet.title,
    Component: TuitionSheet,
  },
  {
    id: 'admissions-checklist',
    title: ({ admissionsChecklist }) => admissionsChecklist.title,
    Component: AdmissionsChecklist,
  },
  {
    id: 'pto-dates',
    isYearly: true,
    title: ({ ptoDates }) => ptoDates.title,
    Component: PtoDates,
  },
];

/**
 * Renders every document as HTML. `madeOn` contains the date each document was made, by id. A document without one gets
 * `today`. `years` is the content for each school year.
 */
export function renderDocuments(
  madeOn: Readonly<Record<string, string>>,
  today: string,
  years: readonly DocumentContent[] = readDocumentContent(),
): RenderedDocument[] {
  // Paper has no dark scheme, so the site's colors are replaced with their light values.
  const styles = readFileSync('documents/sheet.css', 'utf8')
    .replaceAll('\r\n', '\n')
    .replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => colorToken(name));
  const fonts = `<style>${FONTS.map(fontFace).join('\n')}</style></head>`;
  const latest = years.slice(-1);
  return MAKERS.flatMap(({ id: kind, isYearly, title, Component }) =>
    (isYearly ? years : latest).map((content) => {
      const id = isYearly ? `${kind}-${content.schoolYear.id}` : kind;
      const path = documentPathOf(kind, content);
      if (path === undefined) throw new Error(`The content gives no address for the document ${id}.`);
      const markup = renderToStaticMarkup(<Component content={content} made={madeOn[id] ?? today} />);
      const html = `<!doctype html>${markup.replace('</head>', () => `<style>${styles}</style></head>`)}`;
      const page = html.replace('</head>', () => fonts);
      const hash = createHash('sha256').update(page).digest('hex');
      return { id, path, title: title(content.words), html, page, hash };
    }),
  );
}
