/**
 * The folder of contact form messages, one `.eml` file each, which any mail program can open. It's also the relay's
 * queue: files directly in the folder are pending, `relayed/` contains messages the mail server has accepted, and
 * `failed/` contains those it has refused repeatedly.
 */
import { constants, existsSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { errorCode } from './log.ts';

/** The subfolder for each state. */
const FOLDERS = { stored: '', relayed: 'relayed', failed: 'failed' } as const;
const TEMPORARY_SUFFIX = '.tmp';
/**
 * `20260901T073000123Z-0123456789abcdef-01234567-89abcdef`: the time of receipt, the digest of the message, and keys of the
 * sender's network and of the sender, which may be missing.
 */
const ID = /^(\d{8}T\d{9}Z)-([\da-f]{16})((?:-[\da-f]{8}){0,2})$/;
/** Senders take turns: what they sent within this time counts. */
const TURNS_MS = 24 * 60 * 60_000;
/** A mail server that works accepts a message within minutes. Without one, somebody has to read it. */
const LATE_MS = 60 * 60_000;
/** Why messages wait, by id. The relay writes it for `npm run inbox`. */
const PROBLEMS_FILE = '.problems.json';
/** A message with the same digest within this time is a duplicate. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;
/** A newer temporary file may belong to another process that is still writing it. */
const LEFTOVER_AGE_MS = 60_000;
/** Messages are private: only the server's account can read them. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

type MessageState = keyof typeof FOLDERS;
export type StoredMessage = { id: string; state: MessageState; receivedAt: Date };
/** Since when a message couldn't be relayed, as an ISO date, and why at last. */
export type MailProblem = { since: string; reason: string };

export type Inbox = {
  /**
   * Stores a message and returns its id after the file and its folder have been flushed to disk. If a message with this
   * digest arrived within the last ten minutes and still exists, returns that message's id and writes nothing.
   * Recreates a deleted folder. Rejects with the system's error (`ENOSPC`, `EDQUOT`, `EIO` …) and then stores nothing.
   * `sender` is the end of the id: keys of eight hexadecimal digits of the network and the sender, each after a hyphen.
   */
  store: (digest: string, compose: (id: string, date: Date) => Promise<Buffer>, sender?: string) => Promise<string>;
  /** Ids of pending messages: the first of each network in a day, oldest first, then the second of each … */
  pending: () => Promise<string[]>;
  /** The bytes of a pending message. */
  read: (id: string) => Promise<Buffer>;
  /** Atomically marks a message as accepted by the mail server. */
  markRelayed: (id: string) => Promise<void>;
  /** Atomically removes a message that can't be relayed from the queue. */
  markFailed: (id: string) => Promise<void>;
  /** Returns all failed messages to the queue. */
  retryFailed: () => Promise<void>;
  /** Records why a message waits, or with `null` that it doesn't any more. Never rejects. */
  noteProblem: (id: string, reason: string | null) => Promise<void>;
};

/**
 * Opens the inbox, creating the folder if needed, and deletes temporary files left by a crash. Their messages were
 * never acknowledged. Rejects if the folder can't be created, read or written.
 */
export async function openInbox(folder: string, now: () => number = Date.now): Promise<Inbox> {
  await makeFolder(join(folder, FOLDERS.relayed));
  await access(folder, constants.W_OK);
  for (const name of await readdir(folder)) {
    const id = name.endsWith(TEMPORARY_SUFFIX) ? name.slice(0, -`.eml${TEMPORARY_SUFFIX}`.length) : '';
    if (ID.test(id) && now() - receivedAt(id).getTime() > LEFTOVER_AGE_MS)
      await rm(join(folder, name), { force: true });
  }

  /** Recent messages by digest. `id` is `null` if the message couldn't be written. */
  const recent = new Map<string, { receivedMs: number; id: Promise<string | null> }>();
  for (const { id, receivedAt } of await listMessages(folder)) {
    recent.set(partsOf(id).digest, { receivedMs: receivedAt.getTime(), id: Promise.resolve(id) });
  }

  const problems = await readProblems(folder);

  async function write(end: string, receivedMs: number, compose: (id: string, date: Date) => Promise<Buffer>) {
    const date = new Date(receivedMs);
    const id = `${date.toISOString().replace(/[-:.]/g, '')}-${end}`;
    await writeDurably(join(folder, `${id}.eml`), await compose(id, date));
    return id;
  }

  async function move(id: string, from: MessageState, to: MessageState): Promise<void> {
    await makeFolder(join(folder, FOLDERS[to]));
    await rename(join(folder, FOLDERS[from], `${id}.eml`), join(folder, FOLDERS[to], `${id}.eml`));
    await syncFolder(join(folder, FOLDERS[to]));
    await syncFolder(join(folder, FOLDERS[from]));
  }

  return {
    store(digest, compose, sender = '') {
      const nowMs = now();
      // After the clock was set back, messages of the future are nothing to wait for.
      for (const [key, { receivedMs }] of recent)
        if (Math.abs(nowMs - receivedMs) >= REPEAT_WINDOW_MS) recent.delete(key);
      const repeated = recent.get(digest);
      const storing = (async () => {
        const id = (await repeated?.id) ?? null;
        return id !== null && exists(folder, id) ? id : await write(`${digest}${sender}`, nowMs, compose);
      })();
      recent.set(digest, { receivedMs: repeated?.receivedMs ?? nowMs, id: storing.catch(() => null) });
      return storing;
    },
    async pending() {
      const ids = new Set(await idsIn(folder));
      const relayed = await idsIn(join(folder, FOLDERS.relayed));
      const counted = relayed.filter((id) => receivedAt(id).getTime() > now() - TURNS_MS);
      const senders = (id: string) => partsOf(id).senders || id;
      const networks = (id: string) => partsOf(id).senders.slice(0, '-01234567'.length) || id;
      return inTurns(inTurns([...ids, ...counted].sort(), senders), networks).filter((id) => ids.has(id));
    },
    read: (id) => readFile(join(folder, `${id}.eml`)),
    markRelayed: (id) => move(id, 'stored', 'relayed'),
    markFailed: (id) => move(id, 'stored', 'failed'),
    async retryFailed() {
      for (const id of await idsIn(join(folder, FOLDERS.failed))) await move(id, 'failed', 'stored');
    },
    async noteProblem(id, reason) {
      if (reason === null && !problems.has(id)) return;
      for (const other of problems.keys()) if (!exists(folder, other)) problems.delete(other);
      const since = problems.get(id)?.since ?? new Date(now()).toISOString();
      if (reason === null) problems.delete(id);
      else problems.set(id, { since, reason });
      const body = JSON.stringify(Object.fromEntries(problems));
      await writeFile(join(folder, PROBLEMS_FILE), body, { mode: FILE_MODE }).catch(() => {});
    },
  };
}

/** Orders the first of each group before the second of each, and so on. Otherwise keeps the order. */
function inTurns(ids: readonly string[], groupOf: (id: string) => string): string[] {
  const groups = [...Map.groupBy(ids, groupOf).values()];
  const turns = new Map(groups.flatMap((group) => group.map((id, turn) => [id, turn] as const)));
  return ids.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
}

/** Why messages of an inbox wait, by id. Empty if nothing is recorded. */
export async function readProblems(folder: string): Promise<Map<string, MailProblem>> {
  const body = await readFile(join(folder, PROBLEMS_FILE), 'utf8').catch(() => '{}');
  try {
    return new Map(Object.entries(JSON.parse(body)));
  } catch {
    // It was cut off by a crash or a full disk.
    return new Map();
  }
}

/** Whether a message has waited too long, or has failed and waited so. */
export const isLate = ({ state, receivedAt }: StoredMessage): boolean =>
  state !== 'relayed' && Date.now() - receivedAt.getTime() > LATE_MS;

/**
 * Lists the messages of an inbox, oldest first. Doesn't write anything. If the inbox doesn't exist, the list is empty.
 */
export async function listMessages(
  folder: string,
  states = Object.keys(FOLDERS) as MessageState[],
): Promise<StoredMessage[]> {
  const lists = states.map(async (state) =>
    (await idsIn(join(folder, FOLDERS[state]))).map((id) => ({ id, state, receivedAt: receivedAt(id) })),
  );
  return (await Promise.all(lists)).flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the bytes of a message from `listMessages`, even if it has moved to another folder since. */
export async function readMessage(folder: string, id: string): Promise<Buffer> {
  if (!ID.test(id)) throw new Error(`"${id}" is not the id of a message`);
  return Promise.any(Object.values(FOLDERS).map((below) => readFile(join(folder, below, `${id}.eml`))));
}

/** Whether any of the folders contains the message. */
const exists = (folder: string, id: string): boolean =>
  Object.values(FOLDERS).some((below) => existsSync(join(folder, below, `${id}.eml`)));

/** Creates a folder and its missing parents, and flushes them to disk. */
async function makeFolder(folder: string): Promise<void> {
  try {
    // Not with the `recursive` option, which never returns in `/proc`.
    await mkdir(folder, { mode: FOLDER_MODE });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOTDIR' && (code !== 'ENOENT' || existsSync(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    return makeFolder(folder);
  }
  await syncFolder(folder);
  await syncFolder(dirname(folder));
}

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml') && ID.test(name.slice(0, -4))).map((name) => name.slice(0, -4));
}

function partsOf(id: string) {
  const [, time = '', digest = '', senders = ''] = ID.exec(id) ?? [];
  return { time, digest, senders };
}

const receivedAt = (id: string): Date =>
  new Date(partsOf(id).time.replace(/(....)(..)(..T..)(..)(..)/, '$1-$2-$3:$4:$5.'));

/**
 * Writes to a temporary file, flushes it, renames it and flushes the folder. In this order, a power failure leaves
 * either the complete file or none, and a stored file isn't lost. See fsync(2) on why the folder needs its own flush.
 */
async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const temporary = path + TEMPORARY_SUFFIX;
  await makeFolder(dirname(path));
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: FILE_MODE, flush: true });
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows doesn't need this and can't open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
