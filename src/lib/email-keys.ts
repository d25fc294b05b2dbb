/** The three names of an EmailJS account that the contact form needs, and how they are read from the environment. */

/** The variable of each key. All are public by nature: they stand in the page's script. */
export const EMAIL_KEY_VARIABLES = {
  publicKey: 'PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

export type EmailKeys = Record<keyof typeof EMAIL_KEY_VARIABLES, string>;

/** EmailJS writes its keys and names with these characters; anything else was pasted wrong. */
const KEY = /^[\w-]{3,64}$/;

/**
 * The keys of the EmailJS account, or undefined when none is set. Throws an error that names each variable that is
 * missing or cannot be a key; it runs when the pages are built, so that a form which could never send is not published.
 */
export function emailKeysFrom(environment: Readonly<Record<string, string | undefined>>): EmailKeys | undefined {
  const read = (key: keyof EmailKeys) => environment[EMAIL_KEY_VARIABLES[key]]?.trim() ?? '';
  const keys: EmailKeys = {
    publicKey: read('publicKey'),
    serviceId: read('serviceId'),
    templateId: read('templateId'),
  };
  const variablesWhere = (isSo: (value: string) => boolean) =>
    (Object.keys(keys) as (keyof EmailKeys)[]).filter((key) => isSo(keys[key])).map((key) => EMAIL_KEY_VARIABLES[key]);
  const missing = variablesWhere((value) => value === '');
  if (missing.length === Object.keys(keys).length) return undefined;
  if (missing.length > 0) {
    throw new Error(`The contact form needs all EmailJS keys or none. Missing: ${missing.join(', ')}.`);
  }
  const wrong = variablesWhere((value) => !KEY.test(value));
  if (wrong.length > 0) {
    throw new Error(`EmailJS keys are letters, digits, “-” and “_”. Copy again from the account: ${wrong.join(', ')}.`);
  }
  return keys;
}
