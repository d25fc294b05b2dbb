/** A record of a content file, for programs that list or edit any of them. */
export type RecordFields = { [key: string]: unknown };

/** Whether a value is a record: neither a list nor a plain value. */
export const isRecord = (value: unknown): value is RecordFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields whose text names a record to people, best first. */
export const NAME_KEYS = [
  'name',
  'label',
  'title',
  'term',
  'heading',
  'quote',
  'text',
  'value',
  'message',
  'caption',
  'month',
  'day',
  'grade',
  'url',
] as const;
