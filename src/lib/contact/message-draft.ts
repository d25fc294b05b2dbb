import { CONTACT_FIELDS, type ContactField, type ContactMessage } from '../../../hosting/contact-fields.ts';
import { readStored, writeStored } from '../site/device-storage.ts';

const DRAFT_KEY = 'contact-draft';

/** The fields that are empty or blank. */
export function emptyFields(message: ContactMessage): ContactField[] {
  return CONTACT_FIELDS.map(({ name }) => name).filter((name) => message[name].trim() === '');
}

/** The session's unsent message. Fields without text are missing. */
export function readDraft(): Partial<ContactMessage> {
  try {
    const draft: unknown = JSON.parse(readStored('session', DRAFT_KEY) ?? '{}');
    if (typeof draft !== 'object' || draft === null) return {};
    const stored = new Map<string, unknown>(Object.entries(draft));
    const entries = CONTACT_FIELDS.map(({ name }) => [name, stored.get(name)]);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
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
