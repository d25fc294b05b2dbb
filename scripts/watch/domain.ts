/** Checks what has to be renewed: the certificate and the domain. */
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { daysBetween, schoolDay } from '../../src/lib/dates/school-day.ts';
import { formatDate } from '../../src/lib/text/format.ts';
import { type Check, check } from './finding.ts';
import { noAnswer, request, TIMEOUT_MS } from './request.ts';

/** Certificates are renewed 30 days before their end, so something is wrong with 14 left. */
const CERTIFICATE_DAYS = 14;
const DOMAIN_DAYS = 30;

/** Whether the certificate that a host presents is accepted, and for long enough. */
export const checkCertificate = (
  { protocol, hostname, port }: URL,
  today: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Check> =>
  check('Certificate', { says: 'The certificate can’t be read' }, async () => {
    if (protocol !== 'https:') return ['the site has none, because its address isn’t https'];
    const host = hostname.replace(/^\[|\]$/g, '');
    const servername = isIP(host) === 0 ? host : '';
    // One that browsers refuse can be read too.
    const socket = connect({ host, servername, port: Number(port) || 443, rejectUnauthorized: false });
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error(noAnswer(timeoutMs))));
    await once(socket, 'secureConnect');
    const { authorized, authorizationError } = socket;
    const lastDay = schoolDay(new Date(socket.getPeerCertificate().valid_to));
    socket.destroy();
    const days = daysBetween(today, lastDay);
    const refusal = `Browsers refuse the certificate (${String(authorizationError)}), so nobody sees the site. Renew it.`;
    const end = `The certificate ends on ${formatDate(lastDay)}, in ${days} days, and wasn’t renewed. Ask the host.`;
    if (!authorized) return ['', { says: refusal }];
    return days < CERTIFICATE_DAYS ? ['', { says: end }] : [`valid for ${days} more days`];
  });

/** The last day of a domain by RDAP (RFC 9083), or `null` if the registry doesn't say. Rejects if none answers. */
async function lastDayOf(hostname: string, directory: string, timeoutMs: number): Promise<string | null> {
  const labels = hostname.split('.');
  // Which part is registered differs by country, so this tries the whole name first: www.example.org, example.org.
  for (let from = 0; from < labels.length - 1; from++) {
    const answer = await request(new URL(`domain/${labels.slice(from).join('.')}`, directory), { timeoutMs });
    if (answer.status === 404 || answer.status === 400) continue;
    if (!answer.ok) throw new Error(`${new URL(directory).host} answers ${answer.status}`);
    const { events } = (await answer.json()) as { events?: { eventAction: string; eventDate: string }[] };
    const end = Date.parse(events?.find(({ eventAction }) => eventAction === 'expiration')?.eventDate ?? '');
    return Number.isNaN(end) ? null : schoolDay(new Date(end));
  }
  throw new Error(`no registry knows ${hostname}`);
}

/** Whether the domain is registered for long enough. `directory` is an RDAP server that knows or redirects to all. */
export const checkDomain = (
  { hostname }: URL,
  directory: string,
  today: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Check> =>
  check('Domain', { says: 'The last day of the domain can’t be read', key: 'domain' }, async () => {
    if (!/\.[a-z][^.]*$/.test(hostname)) return ['the site has none'];
    const lastDay = await lastDayOf(hostname, directory, timeoutMs);
    if (lastDay === null) return ['the registry doesn’t publish its last day'];
    const days = daysBetween(today, lastDay);
    if (days >= DOMAIN_DAYS) return [`registered for ${days} more days`];
    const end = `ends on ${formatDate(lastDay)}, in ${days} days`;
    return ['', { says: `The registration of ${hostname} ${end}. Renew it, or the site and its e-mail stop.` }];
  });
