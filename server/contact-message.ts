/**
 * A contact form message: parses the request that @emailjs/browser 4.4.1 sends, validates it, and composes an email
 * (RFC 5322). Doesn't access files or the network.
 */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';

import { CONTACT_FIELDS, CONTACT_SUBJECTS, type ContactMessage, mailTextOf } from '../hosting/contact-fields.ts';
import { isEmailAddress } from './settings.ts';

type ContactMessageResult = { ok: true; message: ContactMessage } | { ok: false; problem: string };

/** Longer names are shortened in headers, but not in the email body. 80 letters take up to 240 bytes. */
const HEADER_NAME_BYTES = 240;
const SIGNATURE = 'Sent with the contact form of the school website. Reply to this e-mail to answer the visitor.';
/**
 * Control characters except tab and newlines, and the Unicode line separators, which some programs treat as newlines.
 */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\r]|[\u2028\u2029]/gu;
/** Characters that change the order in which a line is shown, so that a name can look like an address. */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
/** A character that can be seen. A zero-width space, for one, can't. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;
const FROM_FIRST_TO_LAST_VISIBLE = new RegExp(`${VISIBLE.source}(?:.*${VISIBLE.source})?`, 'su');

/** The addresses of the emails, and what the form calls each subject, by id. */
export type Addressing = { from: string; to: string; subjectLabels: ReadonlyMap<string, string> };

/**
 * Parses the body of a send request. A refusal names the first invalid field in a message suitable for visitors.
 *
 * `to_email` is deliberately ignored: if the browser could choose the recipient, anybody could send mail to anybody
 * through this server. The recipient is a server setting.
 */
export function readContactMessage(body: Uint8Array): ContactMessageResult {
  let request: unknown;
  try {
    request = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return refuse('The body is not valid JSON in UTF-8');
  }
  if (!isRecord(request)) return refuse('The body must be a JSON object');
  const params = request['template_params'];
  if (!isRecord(params)) return refuse('template_params must be an object');

  const message: Partial<ContactMessage> = {};
  for (const { name, parameter, kind } of CONTACT_FIELDS) {
    const value = Object.hasOwn(params, parameter) ? params[parameter] : undefined;
    if (value === undefined || value === null) return refuse(`${parameter} is missing`);
    if (typeof value !== 'string') return refuse(`${parameter} must be a text`);
    const text = CLEANED[kind](cleanText(value));
    if (!VISIBLE.test(text)) return refuse(`${parameter} is empty`);
    if (kind === 'email' && !isEmailAddress(text)) return refuse(`${parameter} is not an e-mail address`);
    if (kind === 'subject' && !CONTACT_SUBJECTS.some((id) => id === text))
      return refuse(`${parameter} must be one of ${CONTACT_SUBJECTS.join(', ')}`);
    message[name] = text;
  }
  return { ok: true, message: message as ContactMessage };
}

/** How a value of each kind is cleaned. An address and a subject must not be changed inside, only refused. */
const CLEANED: Record<(typeof CONTACT_FIELDS)[number]['kind'], (text: string) => string> = {
  line: oneLine,
  // Contact lists and word processors put invisible marks around an address.
  email: (text) => FROM_FIRST_TO_LAST_VISIBLE.exec(text)?.[0] ?? '',
  subject: (text) => text.trim(),
  text: (text) => text,
};

const refuse = (problem: string): ContactMessageResult => ({ ok: false, problem });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Sanitizes a string from JSON: replaces lone surrogates, which UTF-8 can't encode, with U+FFFD, converts newlines, also
 * those of word processors, to CRLF, and removes all other control characters except tab.
 */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\r\n')
    .replace(CONTROL_CHARACTERS, '');
}

/**
 * Text for one line of a header or of a terminal. Removes newlines, which would start another header, control characters,
 * and what would show the line in another order; and takes encoded words (RFC 2047) apart, which could bring all these back.
 */
export function oneLine(text: string): string {
  return text
    .replace(CONTROL_CHARACTERS, '')
    .replace(BIDI_CONTROLS, '')
    .replace(/\s+/g, ' ')
    .replace(/=(?=\?)/g, '= ')
    .trim();
}

/**
 * Returns a digest of all fields as sixteen hexadecimal digits, to detect duplicates. Browsers repeat a request when a
 * keep-alive connection drops, and visitors resend a message that took too long.
 */
export function digestOf(message: ContactMessage): string {
  const fields = JSON.stringify(CONTACT_FIELDS.map(({ name }) => message[name]));
  return createHash('sha256').update(fields).digest('hex').slice(0, 16);
}

/** What follows the @ of an email address. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Composes the message as an email from the school to itself. The visitor's address is only in `Reply-To`, because the
 * school's mail server isn't authorized to send for other domains (SPF, DMARC).
 * @param options.id The message's permanent id. The Message-ID contains it, so resent copies have the same Message-ID.
 * @param options.subjectLabels What the form calls each subject. Without a label, the email has the id.
 */
export async function composeEmail(
  message: ContactMessage,
  options: Addressing & { id: string; date: Date },
): Promise<Buffer> {
  const label = options.subjectLabels.get(message.subject) ?? message.subject;
  const name = shorten(message.name, HEADER_NAME_BYTES);
  const { message: email } = await composer.sendMail({
    from: { name: `${name} (website)`, address: options.from },
    to: { name: '', address: options.to },
    replyTo: { name, address: message.email },
    subject: `${label}: ${name}`,
    messageId: `<${options.id}@${domainOf(options.from)}>`,
    date: options.date,
    text: `${mailTextOf({ ...message, subject: label })}\n\n-- \n${SIGNATURE}\n`.replace(/\r?\n/g, '\r\n'),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(email)) throw new TypeError('The composer returned a stream instead of a buffer');
  return email;
}

/** Cuts between grapheme clusters, never inside one. A single one can have any number of bytes. */
function shorten(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let shortened = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(`${shortened}${segment}…`) > bytes) break;
    shortened += segment;
  }
  return `${shortened}…`;
}
