import type { APIRoute } from 'astro';
import { addDays, schoolDay } from '../../lib/dates/school-day.ts';
import { contentOf } from '../../lib/text/content.ts';

/** RFC 9116 recommends less than a year, after which a site that isn't rebuilt no longer lists this contact. */
const DAYS_VALID = 360;

/** How to report a vulnerability. The output is the same for every build on the same day. */
export const GET: APIRoute = async ({ url, site = url }) => {
  const { email } = contentOf('school');
  const lines = [
    `Contact: mailto:${email.value}`,
    `Expires: ${addDays(schoolDay(new Date()), DAYS_VALID)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
