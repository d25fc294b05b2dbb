// @vitest-environment node
import { expect, test } from 'vitest';

import { headersFor } from '../../server/headers.ts';
import { readDocumentPolicy } from '../../server/policy.ts';
import { observatoryScore, type ScannedAnswer } from './observatory.ts';

const HOST = 'school.example.org';
const OWN_SCRIPT = '<script type="module" src="/_assets/a.js"></script>';
const OWN_SCRIPT_WITH_INTEGRITY = `<script type="module" src="/_assets/a.js" integrity="sha384-${'A'.repeat(64)}"></script>`;

type Headers = Record<string, string | undefined>;

/** The recommended set, as our own server sends it, with some headers changed or left out. */
function score(changes: Headers, html = OWN_SCRIPT, rest: Partial<ScannedAnswer> = {}) {
  const own = Object.entries(headersFor('/', readDocumentPolicy(html))).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const merged: Headers = { ...Object.fromEntries(own), ...changes };
  const headers = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return observatoryScore({ headers, html, httpRedirect: `https://${HOST}/`, host: HOST, ...rest });
}

// Without its digests, beside which 'unsafe-inline' would not count.
const policy = (headersFor('/', readDocumentPolicy(OWN_SCRIPT))['Content-Security-Policy'] ?? '').replaceAll(
  / 'sha256-[^']+'/g,
  '',
);
const withPolicy = (from: string, to: string): Headers => {
  expect(policy).toContain(from);
  return { 'content-security-policy': policy.replace(from, to) };
};
const NOTHING: Headers = {
  'content-security-policy': undefined,
  'cross-origin-opener-policy': undefined,
  'cross-origin-resource-policy': undefined,
  'referrer-policy': undefined,
  'strict-transport-security': undefined,
  'x-content-type-options': undefined,
  'x-frame-options': undefined,
};
const META = `<meta http-equiv="content-security-policy" content="${policy}"><meta name="referrer" content="no-referrer">`;

// Computed with the real analyser on the same header sets.
test.each([
  ['the recommended set with integrity on the own script', {}, OWN_SCRIPT_WITH_INTEGRITY, 145, 'A+'],
  ['without integrity', {}, OWN_SCRIPT, 140, 'A+'],
  [
    "with default-src 'self'",
    withPolicy("default-src 'none'", "default-src 'self'"),
    OWN_SCRIPT_WITH_INTEGRITY,
    140,
    'A+',
  ],
  [
    'with COEP credentialless',
    { 'cross-origin-embedder-policy': 'credentialless' },
    OWN_SCRIPT_WITH_INTEGRITY,
    155,
    'A+',
  ],
  [
    "style-src 'unsafe-inline'",
    withPolicy("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    OWN_SCRIPT_WITH_INTEGRITY,
    135,
    'A+',
  ],
  [
    'one external script without integrity',
    {},
    `${OWN_SCRIPT_WITH_INTEGRITY}<script src="https://x.example/a.js"></script>`,
    135,
    'A+',
  ],
  [
    "script-src 'unsafe-inline'",
    withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    OWN_SCRIPT_WITH_INTEGRITY,
    80,
    'B+',
  ],
] as const)('%s', (_name, changes, html, total, grade) => {
  expect(score(changes, html)).toMatchObject({ total, grade });
});

test('no policy costs 25 and what is good no longer counts', () => {
  expect(score({ 'content-security-policy': undefined })).toMatchObject({ total: 75, grade: 'B' });
  // 55 is the measured value for a set that left the frames to the policy.
  const withoutFrames = score({ 'content-security-policy': undefined, 'x-frame-options': undefined });
  expect(withoutFrames).toMatchObject({ total: 55, grade: 'C' });
});

test('a host without headers, and one where everything stands in the page', () => {
  expect(score(NOTHING)).toMatchObject({ total: 30, grade: 'D' });
  // nosniff and frames cannot stand in the page; 75 is the measured value where the host sends HSTS.
  const inPage = score({ ...NOTHING, 'strict-transport-security': 'max-age=63072000' }, META);
  expect(inPage).toMatchObject({ total: 75, grade: 'B' });
});

test('the default set of OWASP with integrity', () => {
  const owasp = {
    'content-security-policy':
      "default-src 'self'; form-action 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
    'cross-origin-embedder-policy': 'require-corp',
    'referrer-policy': 'no-referrer',
  };
  expect(score(owasp, OWN_SCRIPT_WITH_INTEGRITY)).toMatchObject({ total: 150, grade: 'A+' });
});

test.each([
  ['strict-transport-security', 'max-age=86400', -10],
  ['strict-transport-security', 'nonsense', -20],
  ['strict-transport-security', undefined, -20],
  ['x-content-type-options', undefined, -5],
  ['referrer-policy', 'unsafe-url', -5],
  ['referrer-policy', 'no-referrer, strict-origin', 5],
  ['cross-origin-opener-policy', 'nonsense', -5],
  ['cross-origin-resource-policy', 'cross-origin', 0],
  ['cross-origin-embedder-policy', 'require-corp', 10],
  ['set-cookie', 'a=b', -10],
  ['set-cookie', 'a=b; Secure; HttpOnly; SameSite=Lax', 5],
  ['set-cookie', 'a=b; Secure', -30],
])('%s: %s gives %i', (name, value, expected) => {
  expect(Object.values(score({ [name]: value }).points)).toContain(expected);
  const before = score({ [name]: undefined }).points;
  const after = score({ [name]: value }).points;
  const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
  expect(changed.length).toBeLessThanOrEqual(1);
});

test.each([
  [null, -20],
  ['http://school.example.org/', -10],
  ['https://other.example/', -5],
  ['https://school.example.org:8443/', 0],
])('plain http that leads to %s gives %i', (httpRedirect, expected) => {
  expect(score({}, OWN_SCRIPT, { httpRedirect }).points['redirection']).toBe(expected);
});

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-eval'", -10],
  ["script-src 'self'", "script-src 'self' https:", -20],
  ["script-src 'self'", "script-src 'self' data:", -20],
  ["img-src 'self'", "img-src 'self' http://x.example", -10],
  ["connect-src 'self'", 'connect-src http://x.example', -20],
])('%s changed to %s gives %i', (from, to, expected) => {
  expect(score(withPolicy(from, to)).points['contentSecurityPolicy']).toBe(expected);
});

test('another origin that may read with credentials costs 50', () => {
  const headers = { 'access-control-allow-origin': 'https://evil.example', 'access-control-allow-credentials': 'true' };
  expect(score(headers).points['crossOriginResourceSharing']).toBe(-50);
});
