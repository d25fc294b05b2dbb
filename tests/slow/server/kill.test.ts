/**
 * Kills the server with SIGKILL a hundred times, at random moments between the arrival of messages and their relay.
 * Checks the send endpoint's guarantee: a message that was answered OK arrives, and a duplicate has the same
 * Message-ID.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { listMessages } from '../../../server/inbox.ts';
import { LONG_MS, startMailServer } from '../../support/mail-server.ts';
import { type ServerProcess, startProcess } from '../../support/process.ts';
import { makeBuild, sendMessage, temporaryFolder } from '../../support/test-site.ts';

const KILLS = 100;
/** A slow machine shifts the moments, so that some may need more kills until each has occurred. */
const MOST_KILLS = 500;
/** The mail server's longest delay before it accepts a message, so that kills happen before and after that. */
const SMTP_DELAY_MS = 12;
/** The messages of a round are sent within this time, and half of the kills happen in it. */
const ROUND_MS = 60;
/** The other kills happen within this time after the mail server has accepted, while the server records that. */
const AFTER_YES_MS = 3;
const MESSAGES_PER_ROUND = 4;

test(`nothing answered OK is lost in ${KILLS} kills`, { timeout: 6 * LONG_MS }, async () => {
  const mailServer = await startMailServer(() => delay(Math.random() * SMTP_DELAY_MS));
  const inbox = await temporaryFolder();
  const environment = {
    PORT: '0',
    DIST_DIR: await makeBuild(),
    INBOX_DIR: inbox,
    SMTP_URL: mailServer.url,
    CONTACT_RATE_PER_MINUTE: '1000000',
    RELAYS_PER_HOUR: '1000000',
  };
  let server: ServerProcess | null = null;
  onTestFinished(() => void server?.child.kill('SIGKILL'));

  const accepted: string[] = [];
  let unanswered = 0;
  const repeats = () =>
    mailServer.received.length - new Set(mailServer.received.map(({ messageId }) => messageId)).size;
  const hasSeenAll = () => accepted.length > KILLS && unanswered > 0 && repeats() > 0;
  for (let round = 0; round < KILLS || (round < MOST_KILLS && !hasSeenAll()); round += 1) {
    server = startProcess('server/start-server.ts', environment);
    const port = await server.port;
    const mailsBefore = mailServer.received.length;
    const answers = Array.from({ length: MESSAGES_PER_ROUND }, async (_, index) => {
      const text = `message ${round}-${index} `;
      await delay(Math.random() * ROUND_MS);
      const answer = await sendMessage(port, { message: text }).catch(() => null);
      if (answer?.text === 'OK') accepted.push(text);
      else unanswered += 1;
    });
    if (round % 2 === 0) {
      await answers[0];
      await delay(Math.random() * ROUND_MS);
    } else {
      await mailServer.waitFor(mailsBefore + 1 + Math.floor(Math.random() * MESSAGES_PER_ROUND));
      // Without a delay, the kill often comes before the reply reaches the server.
      if (Math.random() < 0.5) await delay(Math.random() * AFTER_YES_MS);
    }
    server.child.kill('SIGKILL');
    await Promise.all(answers);
    await server.ended;
  }

  server = startProcess('server/start-server.ts', environment);
  await sendMessage(await server.port, { message: 'the last one' });
  await expect
    .poll(async () => (await listMessages(inbox)).filter(({ state }) => state === 'stored').length, {
      timeout: LONG_MS,
    })
    .toBe(0);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);

  const mails = Map.groupBy(
    mailServer.received,
    (email) => /message \d+-\d+ /.exec(email.text ?? '')?.[0] ?? 'the last one',
  );
  console.log(
    `${accepted.length} answered OK, ${unanswered} not answered, ${mailServer.received.length} mails, ${repeats()} repeats`,
  );
  expect(accepted.filter((text) => !mails.has(text))).toEqual([]);
  const idsOf = (emails: Email[]) => new Set(emails.map(({ messageId }) => messageId));
  expect([...mails].filter(([, emails]) => idsOf(emails).size !== 1)).toEqual([]);
  // Kills must have happened before and after both the reply and its record, or this has tested nothing.
  expect([accepted.length, unanswered, repeats()], 'accepted, unanswered and repeated').toSatisfy(hasSeenAll);
});
