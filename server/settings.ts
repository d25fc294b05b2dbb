/** Reads and validates the environment variables once. Other modules receive the parsed settings. */

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originOf, wrongOrigin } from '../hosting/site-origin.ts';

const PROJECT_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
/** The characters before the @, and a part of the domain. */
const LOCAL_PART = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** The validation of `<input type="email">` (HTML Standard, "valid email address"). Doesn't allow spaces or newlines. */
const EMAIL_ADDRESS = new RegExp(`^${LOCAL_PART}@${LABEL}(?:\\.${LABEL})*$`);

export type Settings = {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  distDir: string;
  inboxDir: string;
  /** `null`: messages are stored but not relayed. */
  smtpUrl: string | null;
  /** The recipient of contact form messages. `null`: the school's address, which the build names. */
  contactTo: string | null;
  /** The `From` address. `null`: the same. The school's mail server must be allowed to send for it. */
  contactFrom: string | null;
  /** How many messages are accepted from one address per minute. */
  contactRatePerMinute: number;
  /** How many messages of all senders are relayed per hour. Further ones are stored and wait. */
  relaysPerHour: number;
  /** The site's public origin, accepted in addition to the request's `Host`. */
  siteOrigin: string | null;
  /** Whether to trust `X-Forwarded-For` and `X-Forwarded-Proto`. Only safe behind a proxy that sets them. */
  trustsProxy: boolean;
};

type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: readonly string[] };

/** Whether the text is an email address by the browser's rule and within the limit of RFC 5321 (254 characters). */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && EMAIL_ADDRESS.test(text);

/**
 * Parses the settings and reports all problems at once, one line each.
 * @param environment Usually `process.env`. Empty values are treated as unset.
 * @param projectFolder The folder that contains `dist` and `var`.
 */
export function readSettings(environment: NodeJS.ProcessEnv, projectFolder: string = PROJECT_FOLDER): SettingsResult {
  const problems: string[] = [];
  const value = (name: string) => environment[name]?.trim() || undefined;
  const flag = (name: string) => {
    const text = value(name);
    if (text !== undefined && text !== '0' && text !== '1') problems.push(`${name} must be 1 or 0, not "${text}".`);
    return text === '1';
  };
  const integer = (name: string, fallback: number, least: number, most: number) => {
    const text = value(name);
    if (text === undefined) return fallback;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    problems.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
    return fallback;
  };
  const email = (name: string) => {
    const text = value(name);
    if (text !== undefined && !isEmailAddress(text)) problems.push(`${name} must be an e-mail address, not "${text}".`);
    return text ?? null;
  };
  const origin = (name: string) => {
    const text = value(name);
    const found = text === undefined ? null : originOf(text);
    if (text !== undefined && found === null) problems.push(wrongOrigin(text));
    return found;
  };

  const settings: Settings = {
    host: value('HOST') ?? '127.0.0.1',
    port: integer('PORT', 4321, 0, 65_535),
    distDir: resolve(projectFolder, value('DIST_DIR') ?? 'dist'),
    inboxDir: resolve(projectFolder, value('INBOX_DIR') ?? join('var', 'inbox')),
    smtpUrl: readSmtpUrl(value('SMTP_URL'), problems),
    contactTo: email('CONTACT_TO'),
    contactFrom: email('CONTACT_FROM'),
    contactRatePerMinute: integer('CONTACT_RATE_PER_MINUTE', 5, 1, 1_000_000),
    relaysPerHour: integer('RELAYS_PER_HOUR', 60, 1, 1_000_000),
    siteOrigin: origin('SITE_URL'),
    trustsProxy: flag('TRUST_PROXY'),
  };
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

/** The error message never includes the value, which may contain a password. */
function readSmtpUrl(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // With one of these characters in the password, what comes before it would be the host.
  const isSplit = url !== null && /@/.test(url.pathname + url.search + url.hash);
  if (/^smtps?:$/.test(url?.protocol ?? '') && url?.hostname && !isSplit) return text;
  problems.push(
    'SMTP_URL must look like smtp://user:password@mail.example.org:587 or smtps://… (not shown here). In a password, write / as %2F, # as %23 and ? as %3F.',
  );
  return null;
}
