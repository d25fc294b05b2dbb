/**
 * The environment, read and checked once. Everything else receives values, so no other file knows a variable's name.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const PROJECT_FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
/** Reserved by RFC 2606, so it can never reach anybody. */
const SAMPLE_CONTACT_ADDRESS = 'secretary@example.org';
/** The check of `<input type="email">` (HTML Standard, "valid email address"). It admits neither blanks nor newlines. */
const EMAIL_ADDRESS =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export type Settings = {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  distDir: string;
  inboxDir: string;
  /** `null`: messages are stored and not relayed. */
  smtpUrl: string | null;
  /** Who receives the messages of the contact form. */
  contactTo: string;
  /** The address in `From`, which the school's mail server must be willing to send for. */
  contactFrom: string;
  /** Messages accepted from one address in a minute. */
  contactRatePerMinute: number;
  /** The site's public origin, accepted as the origin of the contact form beside the requested host. */
  siteOrigin: string | null;
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` are believed. Only behind a proxy that sets them. */
  trustsProxy: boolean;
  logsRequests: boolean;
};

export type SettingsResult = { ok: true; settings: Settings } | { ok: false; problems: readonly string[] };

/** Whether a text is an e-mail address by the browser's own rule, and short enough for RFC 5321 (254 characters). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && EMAIL_ADDRESS.test(text);
}

/**
 * Reads the settings and names everything that is wrong at once, each problem in one line.
 * @param environment Usually `process.env`. An empty value counts as not set.
 * @param projectFolder Where `dist`, `var` and `content` lie.
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
  const email = (source: string, text: string) => {
    if (!isEmailAddress(text)) problems.push(`${source} must be an e-mail address, not "${text}".`);
    return text;
  };

  const ownTo = value('CONTACT_TO');
  const contactTo = ownTo
    ? email('CONTACT_TO', ownTo)
    : email('email in content/school.yaml', readSchoolAddress(projectFolder) ?? SAMPLE_CONTACT_ADDRESS);
  const ownFrom = value('CONTACT_FROM');
  const settings: Settings = {
    host: value('HOST') ?? '127.0.0.1',
    port: integer('PORT', 4321, 0, 65_535),
    distDir: resolve(projectFolder, value('DIST_DIR') ?? 'dist'),
    inboxDir: resolve(projectFolder, value('INBOX_DIR') ?? join('var', 'inbox')),
    smtpUrl: readSmtpUrl(value('SMTP_URL'), problems),
    contactTo,
    contactFrom: ownFrom ? email('CONTACT_FROM', ownFrom) : contactTo,
    contactRatePerMinute: integer('CONTACT_RATE_PER_MINUTE', 5, 1, 1_000_000),
    siteOrigin: readOrigin(value('SITE_URL'), problems),
    trustsProxy: flag('TRUST_PROXY'),
    logsRequests: flag('LOG_REQUESTS'),
  };
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

/** The message never repeats the value: it may hold a password. */
function readSmtpUrl(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '') return text;
  problems.push('SMTP_URL must look like smtp://user:password@mail.example.org:587 or smtps://… (not shown here).');
  return null;
}

function readOrigin(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  problems.push(`SITE_URL must be an address such as https://www.example.org, without a path, not "${text}".`);
  return null;
}

/** The office keeps its address in one file; the server reads the same one. An unreadable file is the build's affair. */
function readSchoolAddress(projectFolder: string): string | undefined {
  try {
    const school: unknown = parse(readFileSync(join(projectFolder, 'content', 'school.yaml'), 'utf8'));
    if (typeof school !== 'object' || school === null || !('email' in school)) return undefined;
    const email = school.email;
    if (typeof email === 'string') return email;
    if (typeof email === 'object' && email !== null && 'value' in email && typeof email.value === 'string') {
      return email.value;
    }
  } catch {
    return undefined;
  }
  return undefined;
}
