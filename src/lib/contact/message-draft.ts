import { readStored, writeStored } from '../site/device-storage.ts';

/** The names of the contact form's fields, in order. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** A visitor's message. `subject` is the id of an option: `admissions`, `tours` or `general`. */
export type ContactMessage = Record<ContactField, string>;

const DRAFT_KEY = 'contact-draft';

/** The fields that are empty or blank. */
export function emptyFields(message: ContactMessage): ContactField[] {
  return CONTACT_FIELDS.filter((field) => message[field].trim() === '');
}

/** The session's unsent message. Fields without text are missing. */
export function readDraft(): Partial<ContactMessage> {
  try {
    const draft: unknown = JSON.parse(readStored('session', DRAFT_KEY) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const entries = Object.entries(draft).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries.filter(([name]) => CONTACT_FIELDS.includes(name as ContactField)));
  } catch {
    return {};
  }
}

/** Saves the unsent message for this session, or removes it if it is empty. */
export function writeDraft(message: ContactMessage): void {
  writeStored(
    'session',
    DRAFT_KEY,
    emptyFields(message).length === CONTACT_FIELDS.length ? null : JSON.stringify(message),
  );
}

export function forgetDraft(): void {
  writeStored('session', DRAFT_KEY, null);
}
