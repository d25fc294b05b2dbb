import { contactMessage } from '../../hosting/contact-fields.ts';

const VALUES = { line: 'Maryam Example', email: 'maryam@example.org', subject: 'tours' } as const;

/** A message with every field of the contact form, and this text. */
export const messageOf = (text = 'May we visit?') =>
  contactMessage(({ kind }) => (kind === 'text' ? text : VALUES[kind]));
