/** The environment variable of each key of the EmailJS account. The keys aren't secret: the page's script contains them. */
export const EMAIL_KEY_VARIABLES = {
  publicKey: 'PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'PUBLIC_EMAILJS_TEMPLATE_ID',
} as const;

export type EmailKeys = Record<keyof typeof EMAIL_KEY_VARIABLES, string>;

export type EmailKeyVariable = (typeof EMAIL_KEY_VARIABLES)[keyof EmailKeys];

/** EmailJS keys have only these characters; anything else is a copying mistake. */
const KEY = /^[\w-]{3,64}$/;

/** The account's keys, or undefined if none is set. Throws at build time, naming each that is missing or malformed. */
export function emailKeysFrom(environment: Readonly<Record<string, string | undefined>>): EmailKeys | undefined {
  const read = (variable: string) => environment[variable]?.trim() ?? '';
  const variables = Object.values(EMAIL_KEY_VARIABLES);
  const missing = variables.filter((variable) => read(variable) === '');
  if (missing.length === variables.length) return undefined;
  if (missing.length > 0) {
    throw new Error(`The contact form needs all EmailJS keys or none. Missing: ${missing.join(', ')}.`);
  }
  const wrong = variables.filter((variable) => !KEY.test(read(variable)));
  if (wrong.length > 0) {
    throw new Error(
      `EmailJS keys are letters, digits, “-” and “_”. Copy these again from the account: ${wrong.join(', ')}.`,
    );
  }
  const keys = Object.entries(EMAIL_KEY_VARIABLES).map(([key, variable]) => [key, read(variable)]);
  return Object.fromEntries(keys) as EmailKeys;
}
