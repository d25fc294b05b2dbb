/**
 * The message of the contact form: its fields, their limits, and their names in a request. The form, the draft, both ways
 * of sending, the server's check and the e-mail derive from it, so a field that is added here reaches all of them.
 */

/** The maximum size of a request. 10,000 Arabic words take 150 kB. */
export const CONTACT_MAX_BYTES = 256 * 1024;
/** The values of the subject field. Their labels are content (`content/pages/home.yaml`, `contact.subjects`). */
export const CONTACT_SUBJECTS = ['admissions', 'tours', 'general'] as const;

/** One line, an e-mail address or one of the subjects, which the e-mail calls by `mailLabel`; or text, which ends the e-mail. */
type Field = ({ kind: 'line' | 'email' | 'subject'; mailLabel: string } | { kind: 'text' }) & {
  name: string;
  /** Its name in `template_params` of the request that EmailJS defines. */
  parameter: string;
  /** The `autocomplete` token (HTML Standard, "autofill"). */
  autofill?: string;
};

/** The fields in order. All are required. */
export const CONTACT_FIELDS = [
  { name: 'name', parameter: 'from_name', kind: 'line', autofill: 'name', mailLabel: 'Name' },
  { name: 'email', parameter: 'from_email', kind: 'email', autofill: 'email', mailLabel: 'E-mail' },
  { name: 'subject', parameter: 'subject', kind: 'subject', mailLabel: 'Subject' },
  { name: 'message', parameter: 'message', kind: 'text' },
] as const satisfies readonly Field[];

export type ContactField = (typeof CONTACT_FIELDS)[number]['name'];
type Parameter = (typeof CONTACT_FIELDS)[number]['parameter'];

/** A visitor's message. `subject` is the id of one of the subjects. */
export type ContactMessage = Record<ContactField, string>;

/** Makes a message of the value that `read` returns for each field. */
export function contactMessage(read: (field: (typeof CONTACT_FIELDS)[number]) => string): ContactMessage {
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field.name, read(field)])) as ContactMessage;
}

/** The fields as `template_params` of a request. */
export function parametersOf(message: ContactMessage): Record<Parameter, string> {
  const entries = CONTACT_FIELDS.map(({ name, parameter }) => [parameter, message[name]]);
  return Object.fromEntries(entries) as Record<Parameter, string>;
}

/** The message as plain text: the fields with a label, a line each, then the text. */
export function mailTextOf(message: ContactMessage): string {
  const lines = CONTACT_FIELDS.map((field) =>
    'mailLabel' in field ? `${field.mailLabel}: ${message[field.name]}` : `\n${message[field.name]}`,
  );
  return lines.join('\n');
}
