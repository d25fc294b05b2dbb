import type { APIRoute } from 'astro';
import { contentOf } from '../../lib/content.ts';
import { schoolDay } from '../../lib/school-day.ts';

/** RFC 9116 asks for less than a year; whoever has not published the site anew by then should no longer be written to. */
const DAYS_VALID = 360;

/** Whom to tell of a weakness in the site. The same on every build of one day. */
export const GET: APIRoute = async ({ url, site = url }) => {
  const { email } = contentOf('school');
  const expires = new Date(`${schoolDay(new Date())}T00:00:00Z`);
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID);
  const lines = [
    `Contact: mailto:${email.value}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
