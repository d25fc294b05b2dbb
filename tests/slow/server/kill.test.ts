/**
 * Kills the server with SIGKILL at random moments between the arrival of messages and their relay. What it promises at each
 * of these moments is a unit test (`server/inbox.test.ts`, `server/relay.test.ts`); this is for a moment that nobody named.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listMessages } from '../../../server/inbox.ts';
import { LONG_MS, startMailServer } from '../../support/mail-server.ts';
import { startProcess } from '../../support/process.ts';
import { makeBuild, sendMessage, temporaryFolder } from '../../support/test-site.ts';

const KILLS = 60;
const MESSAGES_PER_ROUND = 4;
/** The messages of a round are sent within this time. The kill comes within twice of it, or of it after an answer. */
const ROUND_MS = 60;
/** The mail server's longest delay before it accepts a message, so that kills happen before and after that. */
const SMTP_DELAY_MS = 12;

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
  const accepted: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const server = startProcess('server/start-server.ts', environment);
    const port = await server.port;
    const answers = Array.from({ length: MESSAGES_PER_ROUND }, async (_, index) => {
      const text = `message ${round}-${index} `;
      await delay(Math.random() * ROUND_MS);
      const answer = await sendMessage(port, { message: text }).catch(() => null);
      if (answer?.text === 'OK') accepted.push(text);
    });
    // Every other kill waits for an answer, however slow the machine is.
    if (round % 2) await Promise.race(answers);
    await delay(Math.random() * 2 * ROUND_MS);
    server.child.kill('SIGKILL');
    await Promise.all([...answers, server.ended]);
  }

  const server = startProcess('server/start-server.ts', environment);
  await sendMessage(await server.port, { message: 'the last one' });
  const waiting = async () => (await listMessages(inbox)).filter(({ state }) => state === 'stored');
  await expect.poll(waiting, { timeout: LONG_MS }).toEqual([]);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);

  const mails = Map.groupBy(mailServer.received, ({ text = '' }) => /message \d+-\d+ /.exec(text)?.[0] ?? '');
  expect(accepted.length).toBeGreaterThan(KILLS / 2);
  expect(accepted.filter((text) => !mails.has(text))).toEqual([]);
  const idsOf = [...mails].map(([text, sent]) => [text, new Set(sent.map(({ messageId }) => messageId)).size]);
  expect(idsOf.filter(([, count]) => count !== 1)).toEqual([]);
});
