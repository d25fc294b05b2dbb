import type { ContentName } from '../src/content/schemas/content-files.ts';

/** For each document, the content file and the field that contain its path. */
export const DOCUMENT_FIELDS = {
  'school-calendar': ['calendar', 'documents', 'path'],
  'hifz-policy': ['hifz', 'policy', 'href'],
  'tuition-sheet': ['tuition', 'sheet', 'href'],
  'admissions-checklist': ['admissions', 'requirements', 'document', 'href'],
  'pto-dates': ['pto', 'meetings', 'dates', 'document', 'href'],
} as const satisfies Record<string, readonly [ContentName, ...string[]]>;

export type DocumentId = keyof typeof DOCUMENT_FIELDS;

/** The URL path of a document, such as `/documents/hifz-policy.pdf`. Undefined if its content is missing. */
export function documentPathOf(id: DocumentId, content: { [Name in ContentName]?: unknown }): string | undefined {
  const value = DOCUMENT_FIELDS[id].reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key],
    content,
  );
  return value as string | undefined;
}
