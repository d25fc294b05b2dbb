/**
 * The score of the HTTP Observatory for one answer over https: the twelve tests of its algorithm 4 with their points
 * (mdn/mdn-http-observatory at 94042bb). Pure functions over headers and HTML. What a site may do besides is judged
 * with the worse of two readings, so that the real scanner never gives less.
 */

export type ScannedAnswer = {
  /** Header names in small letters; values of repeated headers joined with commas. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** What plain http answers with: where the redirect leads, or `null` when there is none. */
  httpRedirect: string | null;
  /** The host name of the site. */
  host: string;
};

/** Points of each test. Negative ones count always, positive ones only while the others leave at least 90. */
export type Score = { total: number; grade: string; points: Readonly<Record<string, number>> };

const BASE = 100;
/** Below this, what is good about the answer no longer counts. */
const BONUS_FROM = 90;
const SIX_MONTHS_S = 15_552_000;
const GRADES: readonly (readonly [from: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Scores one answer. */
export function observatoryScore(answer: ScannedAnswer): Score {
  const { headers, html } = answer;
  const policy = readPolicy(headers['content-security-policy'], html);
  const points = {
    contentSecurityPolicy: contentSecurityPolicyPoints(policy),
    cookies: cookiePoints(headers['set-cookie'], headers['strict-transport-security']),
    crossOriginEmbedderPolicy: chosen(
      headers['cross-origin-embedder-policy'],
      ['require-corp', 'credentialless'],
      ['unsafe-none'],
    ),
    crossOriginOpenerPolicy: chosen(
      headers['cross-origin-opener-policy'],
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    crossOriginResourcePolicy: chosen(
      headers['cross-origin-resource-policy'],
      ['same-origin', 'same-site'],
      ['cross-origin'],
    ),
    crossOriginResourceSharing: sharingPoints(headers),
    redirection: redirectionPoints(answer),
    referrerPolicy: referrerPoints(headers['referrer-policy'], html),
    strictTransportSecurity: strictTransportPoints(headers['strict-transport-security']),
    subresourceIntegrity: integrityPoints(html, answer.host),
    xContentTypeOptions: headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff' ? 0 : -5,
    xFrameOptions: framePoints(headers, policy),
  };
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  const all = Object.values(points);
  const withoutBonus = BASE + sum(all.filter((value) => value < 0));
  const total = Math.max(0, withoutBonus < BONUS_FROM ? withoutBonus : BASE + sum(all));
  return { total, grade: GRADES.find(([from]) => total >= from)?.[1] ?? 'F', points };
}

type Policy = { directives: ReadonlyMap<string, readonly string[]>; isHeader: boolean };

/** The policy in force: the header's, else that of a `<meta>`. Of two directives of one name the first counts. */
function readPolicy(header: string | undefined, html: string): Policy | null {
  const text = header ?? metaContent(html, 'http-equiv', 'content-security-policy');
  if (text === undefined || text.trim() === '') return null;
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...values] = directive.trim().split(/\s+/);
    if (name !== '' && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values);
  }
  return { directives, isHeader: header !== undefined };
}

function contentSecurityPolicyPoints(policy: Policy | null): number {
  if (policy === null) return -25;
  const { directives } = policy;
  const fallback = directives.get('default-src');
  const lower = (list: readonly string[] | undefined) => list?.map((source) => source.toLowerCase());
  const script = lower(directives.get('script-src') ?? fallback);
  const object = lower(directives.get('object-src') ?? fallback);
  const style = lower(directives.get('style-src') ?? fallback);
  if (script === undefined || object === undefined) return -20;

  const isBroad = (source: string) => /^(\*|data:|https?:|https?:\/\/\*?|blob:)$/.test(source);
  const isStrict = script.includes("'strict-dynamic'");
  const hasHash = script.some((source) => /^'(nonce-|sha\d{3}-)/.test(source));
  if (script.includes("'unsafe-inline'") && !hasHash) return -20;
  if ((script.some(isBroad) && !isStrict) || object.some(isBroad)) return -20;
  const active = ['script-src', 'object-src', 'style-src', 'connect-src', 'frame-src', 'worker-src', 'default-src'];
  const sourcesOf = (names: readonly string[]) => names.flatMap((name) => lower(directives.get(name)) ?? []);
  if (sourcesOf(active).some((source) => source.startsWith('http://'))) return -20;
  if (script.includes("'unsafe-eval'")) return -10;
  if (sourcesOf(['img-src', 'media-src']).some((source) => /^http:(\/\/|$)/.test(source))) return -10;
  const hasUnsafeStyle = style?.some((source) => source === "'unsafe-inline'" || isBroad(source)) ?? true;
  if (hasUnsafeStyle) return 0;
  return fallback?.length === 1 && fallback[0]?.toLowerCase() === "'none'" ? 10 : 5;
}

/** No cookie gives nothing. Any cookie is judged as one of a session, which is the harder reading. */
function cookiePoints(setCookie: string | undefined, strictTransport: string | undefined): number {
  if (setCookie === undefined) return 0;
  if (!/;\s*secure\b/i.test(setCookie)) return strictTransport === undefined ? -40 : -10;
  if (!/;\s*httponly\b/i.test(setCookie)) return -30;
  const sameSite = /;\s*samesite=([^;,]*)/i.exec(setCookie)?.[1]?.trim();
  if (sameSite === undefined) return 0;
  return /^(lax|strict|none)$/i.test(sameSite) ? 5 : -20;
}

/** A header of one word: +10 for a good one, 0 for a harmless one or none, -5 for what is no value of it. */
function chosen(value: string | undefined, good: readonly string[], harmless: readonly string[]): number {
  const word = value?.split(';', 1)[0]?.trim().toLowerCase();
  if (word === undefined || harmless.includes(word)) return 0;
  return good.includes(word) ? 10 : -5;
}

/** The scanner asks with an origin of its own; a page that lets any origin read it with credentials is at fault. */
function sharingPoints(headers: ScannedAnswer['headers']): number {
  const origin = headers['access-control-allow-origin']?.trim();
  const hasCredentials = headers['access-control-allow-credentials']?.trim().toLowerCase() === 'true';
  return origin !== undefined && origin !== '*' && hasCredentials ? -50 : 0;
}

function redirectionPoints({ httpRedirect, host }: ScannedAnswer): number {
  if (httpRedirect === null || !URL.canParse(httpRedirect)) return -20;
  const url = new URL(httpRedirect);
  if (url.protocol !== 'https:') return -10;
  return url.hostname === host ? 0 : -5;
}

/** Of several policies the last one that is known counts. */
function referrerPoints(header: string | undefined, html: string): number {
  const text = header ?? metaContent(html, 'name', 'referrer');
  if (text === undefined) return 0;
  const good = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const unsafe = /^(origin|origin-when-cross-origin|no-referrer-when-downgrade|unsafe-url)$/;
  const known = text
    .split(',')
    .map((policy) => policy.trim().toLowerCase())
    .filter((policy) => good.test(policy) || unsafe.test(policy));
  const last = known.at(-1);
  return last !== undefined && good.test(last) ? 5 : -5;
}

/** Whether the domain is in the browsers' preload list cannot be seen from here: never counted. */
function strictTransportPoints(header: string | undefined): number {
  const seconds = /(?:^|;)\s*max-age\s*=\s*"?(\d+)"?\s*(?:;|$)/i.exec(header ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

function integrityPoints(html: string, host: string): number {
  let points = 0;
  let external = 0;
  let externalWithIntegrity = 0;
  let hasOwnIntegrity = false;
  for (const [tag] of html.matchAll(/<script\b[^>]*>/gi)) {
    const src = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1];
    if (src === undefined) continue;
    const hasIntegrity = /\sintegrity\s*=\s*["']?sha(256|384|512)-/i.test(tag);
    const url = new URL(src.replaceAll('&amp;', '&'), `https://${host}/`);
    if (url.hostname === host && url.protocol === 'https:') {
      hasOwnIntegrity ||= hasIntegrity;
    } else {
      external += 1;
      if (hasIntegrity) externalWithIntegrity += 1;
      if (url.protocol !== 'https:') points = Math.min(points, hasIntegrity ? -20 : -50);
      else if (!hasIntegrity) points = Math.min(points, -5);
    }
  }
  if (points < 0) return points;
  return hasOwnIntegrity || (external > 0 && external === externalWithIntegrity) ? 5 : 0;
}

/** `frame-ancestors` counts in a header only: browsers ignore it in a `<meta>`. */
function framePoints(headers: ScannedAnswer['headers'], policy: Policy | null): number {
  if (policy?.isHeader && policy.directives.has('frame-ancestors')) return 5;
  const value = headers['x-frame-options']?.trim().toUpperCase();
  if (value === 'DENY' || value === 'SAMEORIGIN') return 5;
  return value?.startsWith('ALLOW-FROM') ? 0 : -20;
}

function metaContent(html: string, attribute: string, name: string): string | undefined {
  for (const [tag] of html.matchAll(/<meta\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    if (!new RegExp(`\\s${attribute}\\s*=\\s*["']?${name}["'\\s>]`, 'i').test(tag)) continue;
    const [, double, single] = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? [];
    return double ?? single;
  }
  return undefined;
}
