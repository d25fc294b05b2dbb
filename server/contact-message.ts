/**
 * A message of the contact form: read from the request that @emailjs/browser 4.4.1 sends, checked, and written as
 * e-mail (RFC 5322). No file and no network in here.
 */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';

import { isEmailAddress } from './settings.ts';

/** The values the form sends for its subject, with the words the visitor chose from. */
export const SUBJECT_LABELS = {
  admissions: 'Admissions Inquiry',
  tours: 'Schedule a Tour',
  general: 'General Information',
} as const;

export type ContactMessage = {
  name: string;
  email: string;
  subject: keyof typeof SUBJECT_LABELS;
  message: string;
};

export type ContactMessageResult = { ok: true; message: ContactMessage } | { ok: false; problem: string };

/** A longer name is shortened in the headers; the text of the mail has all of it. 80 letters take at most 240 bytes. */
const HEADER_NAME_BYTES = 240;
const REQUIRED_FIELDS = ['from_name', 'from_email', 'subject', 'message'] as const;
/** What EmailJS itself needs. We have no use for the values, but a request with other shapes is not from our form. */
const ENVELOPE_FIELDS = ['lib_version', 'user_id', 'service_id', 'template_id'] as const;
/** All but tab and newlines, and the two Unicode line separators, which some programs take for newlines. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/gu;

/**
 * Reads the body of a send request. A refusal names the first field that is wrong, in words a visitor could be shown.
 *
 * `to_email` is deliberately not read: an address chosen by the browser would make this server send mail to anybody on
 * behalf of anybody. Who receives the message is the server's own setting.
 */
export function readContactMessage(body: Uint8Array): ContactMessageResult {
  let request: unknown;
  try {
    request = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return refuse('The body is not valid JSON in UTF-8');
  }
  if (!isRecord(request)) return refuse('The body must be a JSON object');
  for (const field of ENVELOPE_FIELDS) {
    if (field in request && typeof request[field] !== 'string') return refuse(`${field} must be a text`);
  }
  const params = request['template_params'];
  if (!isRecord(params)) return refuse('template_params must be an object');

  const values = { from_name: '', from_email: '', subject: '', message: '' };
  for (const field of REQUIRED_FIELDS) {
    const value = Object.hasOwn(params, field) ? params[field] : undefined;
    if (value === undefined || value === null) return refuse(`${field} is missing`);
    if (typeof value !== 'string') return refuse(`${field} must be a text`);
    values[field] = cleanText(value);
    if (values[field].trim() === '') return refuse(`${field} is empty`);
  }
  const email = values.from_email.trim();
  if (!isEmailAddress(email)) return refuse('from_email is not an e-mail address');
  const subject = values.subject.trim();
  if (!isSubject(subject)) return refuse(`subject must be one of ${Object.keys(SUBJECT_LABELS).join(', ')}`);
  return { ok: true, message: { name: oneLine(values.from_name), email, subject, message: values.message } };
}

function refuse(problem: string): ContactMessageResult {
  return { ok: false, problem };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSubject(text: string): text is ContactMessage['subject'] {
  return Object.hasOwn(SUBJECT_LABELS, text);
}

/**
 * Makes any string JSON can hold safe to write: lone surrogates, which UTF-8 cannot express, become U+FFFD, control
 * characters but tab and newline go, newlines become the ones of e-mail.
 */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROL_CHARACTERS, '')
    .replace(/\r\n?|\n/g, '\r\n');
}

/** A newline inside a header would begin another header; there is none after this. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * What makes two messages the same one: sixteen hexadecimal digits made of all fields. A browser repeats a request on
 * its own when a kept-alive connection drops, and a visitor repeats one that took too long.
 */
export function digestOf(message: ContactMessage): string {
  const fields = JSON.stringify([message.name, message.email, message.subject, message.message]);
  return createHash('sha256').update(fields).digest('hex').slice(0, 16);
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Writes the message as an e-mail from the school to itself. The visitor's address stands in `Reply-To` only: the
 * school's mail server may not send in the name of other domains (SPF, DMARC).
 * @param id Identifies the message for good; the Message-ID is made of it, so every later copy carries the same one.
 */
export async function composeEmail(
  message: ContactMessage,
  options: { id: string; from: string; to: string; date: Date },
): Promise<Buffer> {
  const label = SUBJECT_LABELS[message.subject];
  const name = shorten(message.name, HEADER_NAME_BYTES);
  const { message: email } = await composer.sendMail({
    from: { name: `${name} (website)`, address: options.from },
    to: { name: '', address: options.to },
    replyTo: { name, address: message.email },
    subject: `${label}: ${name}`,
    messageId: messageIdOf(options.id, options.from),
    date: options.date,
    text: [
      `Subject: ${label}`,
      `Name: ${message.name}`,
      `E-mail: ${message.email}`,
      '',
      message.message,
      '',
      '-- ',
      'Sent with the contact form of the school website. Reply to this e-mail to answer the visitor.',
      '',
    ].join('\r\n'),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(email)) throw new TypeError('The composer was asked for a buffer and gave a stream');
  return email;
}

function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** Cuts between characters as a reader sees them, never inside one. A single one can be of any length in bytes. */
function shorten(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(`${kept}${segment}…`) > bytes) break;
    kept += segment;
  }
  return `${kept}…`;
}
