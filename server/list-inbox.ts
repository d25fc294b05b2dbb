/**
 * Lists the messages of the contact form, or prints one: `npm run inbox`, `npm run inbox -- show <id>`. Read-only. The list
 * ends with exit code 1 if a message has failed or has waited for an hour, so that a scheduler can report it.
 */
import PostalMime, { type Email } from 'postal-mime';
import { fail, sayPlainly } from '../hosting/plain-errors.mjs';
import { oneLine } from './contact-message.ts';
import { isLate, listMessages, type MailProblem, readMessage, readProblems, type StoredMessage } from './inbox.ts';
import { readSettings } from './settings.ts';

const USAGE = 'Usage: npm run inbox                 list all messages\n       npm run inbox -- show <id>    print one';

sayPlainly();
const result = readSettings(process.env);
if (!result.ok) fail(result.problems.join('\n'));
const { inboxDir } = result.settings;
const [command, wantedId] = process.argv.slice(2);

if (command === undefined) await printList();
else if (command === 'show' && wantedId !== undefined) await printMessage(wantedId);
else fail(USAGE);

async function printList(): Promise<void> {
  const messages = await listMessages(inboxDir);
  if (messages.length === 0) return console.log(`No messages yet. New ones are kept in ${inboxDir}`);
  const problems = await readProblems(inboxDir);
  for (const message of messages) {
    console.log(`${localTime(message.receivedAt)}  ${message.state.padEnd(7)}  ${message.id}`);
    // One that can't be read must not hide the others.
    const email = await parse(message).catch(() => undefined);
    console.log(`    ${email ? `${subjectOf(email)}, from ${sender(email)}` : 'can’t be read: look at its file'}`);
    const problem = problems.get(message.id);
    if (problem && message.state !== 'relayed') console.log(`    ${reasonOf(problem)}`);
  }
  const { stored = [], relayed = [], failed = [] } = Object.groupBy(messages, ({ state }) => state);
  const late = stored.filter(isLate).length;
  console.log(
    `\n${messages.length} in all: ${stored.length} stored here, ${relayed.length} relayed by e-mail` +
      (failed.length > 0
        ? `, ${failed.length} not accepted by the mail server (tried again each day and at each start)`
        : ''),
  );
  if (late > 0) console.log(`${late} waiting for more than an hour`);
  const waiting = [...stored, ...failed].flatMap(({ id }) => problems.get(id) ?? []);
  const [first] = waiting.sort((a, b) => (a.since < b.since ? -1 : 1));
  if (first) console.log(`Mail waits: ${reasonOf(first)}`);
  if (late + failed.length > 0) process.exitCode = 1;
}

async function printMessage(id: string): Promise<void> {
  const message = (await listMessages(inboxDir)).find((one) => one.id === id);
  if (message === undefined) fail(`There is no message ${id}. "npm run inbox" lists all ids.`);
  const email = await parse(message).catch(() => fail(`The message ${message.id} can't be read. Look at its file.`));
  console.log(`Received: ${localTime(message.receivedAt)} (${message.state})`);
  console.log(`From:     ${sender(email)}`);
  console.log(`Subject:  ${subjectOf(email)}\n`);
  console.log((email.text ?? '').trimEnd());
}

async function parse(message: StoredMessage): Promise<Email> {
  return PostalMime.parse(await readMessage(inboxDir, message.id));
}

/** The visitor's address is in `Reply-To`; `From` is the school's own. */
function sender(email: Email): string {
  const visitor = email.replyTo?.[0] ?? email.from;
  return visitor === undefined ? '(unknown)' : oneLine(`${visitor.name} <${visitor.address ?? ''}>`);
}

function subjectOf({ subject }: Email): string {
  return oneLine(subject ?? '') || '(no subject)';
}

function reasonOf({ since, reason }: MailProblem): string {
  return `not mailed since ${localTime(new Date(since))}: ${reason}`;
}

function localTime(date: Date): string {
  return date.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
