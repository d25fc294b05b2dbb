/**
 * Serves the built site and receives the contact form. Settings: `settings.ts`. Start with `npm start`, which first asks with
 * `--check` whether it could listen: a build would replace the site of another server for nothing.
 */
import { once } from 'node:events';
import { access, constants, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import type { BuildFacts } from '../hosting/build-facts.ts';
import { fail, sentenceOf } from '../hosting/plain-errors.mjs';
import { takeLock } from '../hosting/process-lock.mjs';
import { createContactEndpoint } from './contact-endpoint.ts';
import type { Addressing } from './contact-message.ts';
import { isLate, listMessages, openInbox } from './inbox.ts';
import { errorCode, logToStandardError, surviveOutputErrors } from './log.ts';
import { createRateLimit } from './rate-limit.ts';
import { Relay } from './relay.ts';
import { readSettings, type Settings } from './settings.ts';
import { createSite, type Site } from './site.ts';
import { BuildError, readBuildStamp } from './static-files.ts';

const BUILD_CHECK_INTERVAL_MS = 1_000;
const RELAY_STOP_LIMIT_MS = 5_000;
const NO_RECIPIENT = 'The build names no recipient for messages. Build again, or set CONTACT_TO.';

surviveOutputErrors();
const result = readSettings(process.env);
if (!result.ok) fail(result.problems.join('\n'));
await (process.argv.includes('--check') ? check(result.settings) : start(result.settings));

async function check(settings: Settings): Promise<void> {
  const probe = createServer().listen(settings.port, settings.host);
  await once(probe, 'listening').catch((error: unknown) => explain(error, settings));
  probe.close();
}

async function start(settings: Settings): Promise<void> {
  const log = logToStandardError;
  const { inboxDir, smtpUrl } = settings;
  const inbox = await openInbox(inboxDir).catch((error: unknown) => explainInbox(error, inboxDir));
  const lock = join(inboxDir, '.relay.lock');
  if (smtpUrl !== null && !(await takeLock(lock).catch((error: unknown) => explainInbox(error, inboxDir)))) {
    fail(`Another server relays the messages in "${inboxDir}". Stop it, or set another INBOX_DIR.`);
  }
  const addressing = () => addressingOf(settings, site.facts);
  // Before the build is read, so that one that replaces it meanwhile is noticed.
  const stamp = await readBuildStamp(settings.distDir);
  let relay: Relay | null = null;
  const contact = createContactEndpoint({
    ...settings,
    inbox,
    rateLimit: createRateLimit(settings.contactRatePerMinute),
    addressing,
    log,
    onStored: () => relay?.wake(),
  });
  const site = await createSite({ ...settings, contact, log, problem: () => lateMail(inboxDir) }).catch(explain);
  if ((settings.contactTo ?? site.facts.contactTo) === null) fail(NO_RECIPIENT);
  const port = await site.listen(settings.port, settings.host).catch((error) => explain(error, settings));
  if (smtpUrl !== null) relay = new Relay({ inbox, smtpUrl, addressing, relaysPerHour: settings.relaysPerHour, log });

  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`Serving http://${host}:${port}/`);
  const relaying = smtpUrl === null ? 'not relayed (SMTP_URL is not set)' : `relayed to ${addressing().to}`;
  console.log(`Messages to this server: kept in ${inboxDir}, ${relaying}`);

  void reloadAfterBuild(site, settings.distDir, stamp);
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping) void stop(site, relay);
      isStopping = true;
    });
  }
}

/** The settings override what the build says. */
function addressingOf({ contactTo, contactFrom }: Settings, facts: BuildFacts): Addressing {
  const to = contactTo ?? facts.contactTo;
  if (to === null) throw new BuildError(NO_RECIPIENT);
  return { to, from: contactFrom ?? to, subjectLabels: facts.subjectLabels };
}

/** What the health address says of messages that nobody has got. Rejects if the next one couldn't be kept. */
async function lateMail(inboxDir: string): Promise<string | null> {
  await access(inboxDir, constants.W_OK);
  const { blocks, bavail } = await statfs(inboxDir);
  if (blocks > 0 && bavail === 0) return 'the disk with the inbox is full';
  const waiting = await listMessages(inboxDir, ['stored', 'failed']);
  return waiting.some(isLate) ? 'a message has waited for an hour' : null;
}

/** Waits for active downloads and for the email being sent. If the email takes too long, it stays in the queue. */
async function stop(site: Site, relay: Relay | null): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, RELAY_STOP_LIMIT_MS));
  await Promise.all([site.stop(), Promise.race([relay?.stop(), patience])]);
  process.exit(0);
}

/** Reloads the site when the build stamp changes. A build writes its stamp last, so all files are complete by then. */
async function reloadAfterBuild(site: Site, distDir: string, first: string | null): Promise<void> {
  let loaded = first;
  for await (const _tick of setInterval(BUILD_CHECK_INTERVAL_MS, null, { ref: false })) {
    const stamp = await readBuildStamp(distDir);
    if (stamp === null || stamp === loaded) continue;
    loaded = stamp;
    await site.reload();
  }
}

function explainInbox(error: unknown, inboxDir: string): never {
  const code = errorCode(error);
  const isTooLong = code === 'ENAMETOOLONG';
  const says = isTooLong ? 'Its path is too long (with SMTP_URL, at most 85 bytes).' : sentenceOf(error as Error);
  fail(`Messages cannot be kept in "${inboxDir}". ${says ?? `${code}.`} Check INBOX_DIR.`);
}

/** Prints a one-line message with the solution instead of a stack trace. */
function explain(error: unknown, settings?: Settings): never {
  if (error instanceof BuildError) fail(error.message);
  const code = errorCode(error);
  const address = settings ? `${settings.host}:${settings.port}` : 'the address';
  if (code === 'EADDRINUSE') fail(`${address} is in use already. Stop the other server or set PORT.`);
  if (code === 'EACCES') fail(`${address} may not be used by this user. Ports below 1024 need a proxy or a privilege.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL')
    fail(`This machine has no address ${settings?.host}. Check HOST.`);
  fail(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
}
