/** Serves the built site and receives the contact form. Settings: `settings.ts`. Start with `npm start`. */
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';

import { createContactEndpoint } from './contact-endpoint.ts';
import { CANARY_FOLDER, openInbox } from './inbox.ts';
import { errorCode, logToStandardError, surviveOutputErrors } from './log.ts';
import { takeLock } from './process-lock.mjs';
import { createRateLimit } from './rate-limit.ts';
import { type Relay, startRelay } from './relay.ts';
import { readSettings, type Settings } from './settings.ts';
import { createSite, type Site } from './site.ts';
import { BuildError, readBuildStamp } from './static-files.ts';

const BUILD_CHECK_INTERVAL_MS = 1_000;
const RELAY_STOP_LIMIT_MS = 5_000;

surviveOutputErrors();
const result = readSettings(process.env);
if (!result.ok) fail(result.problems.join('\n'));
await start(result.settings);

async function start(settings: Settings): Promise<void> {
  const log = logToStandardError;
  const { contactFrom: from, contactTo: to, smtpUrl } = settings;
  const failWithoutInbox = (error: unknown) =>
    fail(`Messages cannot be kept in "${settings.inboxDir}" (${errorCode(error)}). Check INBOX_DIR.`);
  const inbox = await openInbox(settings.inboxDir).catch(failWithoutInbox);
  const canaryInbox = await openInbox(join(settings.inboxDir, CANARY_FOLDER)).catch(failWithoutInbox);
  if (smtpUrl !== null && !(await takeLock(join(settings.inboxDir, '.relay.lock')).catch(failWithoutInbox))) {
    fail(`Another server relays the messages in "${settings.inboxDir}". Stop it, or set another INBOX_DIR.`);
  }
  const rateLimit = createRateLimit(settings.contactRatePerMinute);
  let relay: Relay | null = null;
  const contact = createContactEndpoint({
    ...settings,
    inbox,
    canaryInbox,
    rateLimit,
    from,
    to,
    log,
    onStored: () => relay?.wake(),
  });
  const site = await createSite({ ...settings, contact, log }).catch(explain);
  const port = await site.listen(settings.port, settings.host).catch((error) => explain(error, settings));
  if (smtpUrl !== null) relay = startRelay({ inbox, smtpUrl, from, to, log });

  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`Serving http://${host}:${port}/`);
  const relaying = smtpUrl === null ? 'not relayed (SMTP_URL is not set)' : `relayed to ${to}`;
  console.log(`Messages of the contact form: kept in ${settings.inboxDir}, ${relaying}`);

  if (settings.distDir !== null) void reloadAfterBuild(site, settings.distDir);
  process.on('SIGHUP', () => void site.reload());
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) void stop(site, relay);
      isStopping = true;
    });
  }
}

/** Waits for active downloads and for the email being sent. If the email takes too long, it stays in the queue. */
async function stop(site: Site, relay: Relay | null): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, RELAY_STOP_LIMIT_MS));
  await Promise.all([site.stop(), Promise.race([relay?.stop(), patience])]);
  process.exit(0);
}

/** Reloads the site when the build stamp changes. A build writes its stamp last, so all files are complete by then. */
async function reloadAfterBuild(site: Site, distDir: string): Promise<void> {
  let known = await readBuildStamp(distDir);
  for await (const _tick of setInterval(BUILD_CHECK_INTERVAL_MS, null, { ref: false })) {
    const stamp = await readBuildStamp(distDir);
    if (stamp === null || stamp === known) continue;
    known = stamp;
    await site.reload();
  }
}

/** Prints a one-line message with the solution instead of a stack trace. */
function explain(error: unknown, settings?: Settings): never {
  if (error instanceof BuildError) fail(error.message);
  const code = errorCode(error);
  const address = settings ? `${settings.host}:${settings.port}` : 'the address';
  if (code === 'EADDRINUSE') fail(`${address} is in use already. Stop the other server or set PORT.`);
  if (code === 'EACCES') fail(`${address} may not be used by this user. Ports below 1024 need a proxy or a privilege.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    fail(`This machine has no address ${settings?.host}. Check HOST.`);
  fail(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
