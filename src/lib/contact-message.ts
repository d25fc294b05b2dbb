import { readSession, writeSession } from './session-storage.ts';

/** The fields of the contact form in their order, by the name their inputs carry. */
export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What a visitor has written. `subject` is the id of a choice: `admissions`, `tours` or `general`. */
export type ContactMessage = Record<ContactField, string>;

const DRAFT_KEY = 'contact-draft';

/** The fields that hold nothing but blanks. */
export function emptyFields(message: ContactMessage): ContactField[] {
  return CONTACT_FIELDS.filter((field) => message[field].trim() === '');
}

/** The unsent message of this session; fields that were not written are missing. */
export function readDraft(): Partial<ContactMessage> {
  try {
    const draft: unknown = JSON.parse(readSession(DRAFT_KEY) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const entries = Object.entries(draft).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(entries.filter(([name]) => CONTACT_FIELDS.includes(name as ContactField)));
  } catch {
    return {};
  }
}

/** Keeps the unsent message for this session; one without any text is forgotten. */
export function writeDraft(message: ContactMessage): void {
  writeSession(DRAFT_KEY, emptyFields(message).length === CONTACT_FIELDS.length ? null : JSON.stringify(message));
}

export function forgetDraft(): void {
  writeSession(DRAFT_KEY, null);
}
