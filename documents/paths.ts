import type { Content, ContentName } from '../src/content/schemas/content-files.ts';

/** Where the content names the file of each document: the content's name, then the place in it. */
export const DOCUMENT_FIELDS = {
  'school-calendar': ['calendar', 'documents', 'path'],
  'hifz-policy': ['hifz', 'policy', 'href'],
  'tuition-sheet': ['tuition', 'sheet', 'href'],
  'admissions-checklist': ['admissions', 'requirements', 'document', 'href'],
  'pto-dates': ['pto', 'meetings', 'dates', 'document', 'href'],
} as const satisfies Record<string, readonly [ContentName, ...string[]]>;

export type DocumentId = keyof typeof DOCUMENT_FIELDS;

/** The address of a document on the site, such as `/documents/hifz-policy.pdf`; undefined without its content. */
export function documentPathOf(id: DocumentId, content: { [Name in ContentName]?: Content<Name> }): string | undefined {
  const value = DOCUMENT_FIELDS[id].reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    content,
  );
  return value as string | undefined;
}
