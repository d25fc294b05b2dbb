/**
 * The folder in which messages of the contact form are kept: one `.eml` file each, which any mail program opens. The
 * folder is also the queue of the relay: what is directly in it is still to be sent, `relayed/` contains what the mail
 * server has accepted, `failed/` what it has refused again and again.
 */
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The sub-folder of each state. */
const FOLDERS = { stored: '', relayed: 'relayed', failed: 'failed' } as const;
const TEMPORARY_SUFFIX = '.tmp';
/** `20260901T073000123Z-0123456789abcdef`: when it came and the digest of what it says. */
const ID = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([0-9a-f]{16})$/;
/** Within this time the same text from the same person is the same message, sent twice by accident. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;
/** A younger half-written file may belong to another process that is about to finish it. */
const LEFTOVER_AGE_MS = 60_000;
/** Messages are private: readable by the account of the server only. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export type MessageState = keyof typeof FOLDERS;
export type StoredMessage = { id: string; state: MessageState; receivedAt: Date };

export type Inbox = {
  /**
   * Keeps a message and returns its id, only after file and folder have reached the disk. A message with the digest of
   * one that came within the last ten minutes and still exists is that one: its id is returned and nothing is written.
   * A folder that was deleted is made again. Rejects with the system's error (`ENOSPC`, `EDQUOT`, `EIO` …), and then
   * nothing is kept.
   */
  store: (digest: string, compose: (id: string, date: Date) => Promise<Buffer>) => Promise<string>;
  /** Ids of the messages still to be relayed, oldest first. */
  pending: () => Promise<string[]>;
  /** The bytes of a message still to be relayed. */
  read: (id: string) => Promise<Buffer>;
  /** Notes that the mail server has accepted a message, in one step. */
  markRelayed: (id: string) => Promise<void>;
  /** Takes a message that cannot be relayed out of the queue, in one step. */
  markFailed: (id: string) => Promise<void>;
  /** Puts all failed messages back into the queue. */
  retryFailed: () => Promise<void>;
};

/**
 * Opens the inbox, making the folder if there is none, and clears away what a crash left half written: it was never
 * acknowledged. Rejects when the folder cannot be made or read.
 */
export async function openInbox(folder: string, now: () => number = Date.now): Promise<Inbox> {
  await makeFolder(join(folder, FOLDERS.relayed));
  for (const name of await readdir(folder)) {
    const id = name.endsWith(TEMPORARY_SUFFIX) ? name.slice(0, -`.eml${TEMPORARY_SUFFIX}`.length) : '';
    if (ID.test(id) && now() - receivedAt(id).getTime() > LEFTOVER_AGE_MS)
      await rm(join(folder, name), { force: true });
  }

  /** The messages of the last minutes by their digest. `id` is `null` when the message could not be written. */
  const recent = new Map<string, { receivedMs: number; id: Promise<string | null> }>();
  for (const { id, receivedAt } of await listMessages(folder)) {
    recent.set(digestIn(id), { receivedMs: receivedAt.getTime(), id: Promise.resolve(id) });
  }

  async function write(digest: string, receivedMs: number, compose: (id: string, date: Date) => Promise<Buffer>) {
    const date = new Date(receivedMs);
    const id = `${date.toISOString().replace(/[-:.]/g, '')}-${digest}`;
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
    store(digest, compose) {
      const nowMs = now();
      for (const [key, { receivedMs }] of recent) if (nowMs - receivedMs >= REPEAT_WINDOW_MS) recent.delete(key);
      const known = recent.get(digest);
      const storing = (async () => {
        const id = (await known?.id) ?? null;
        return id !== null && (await exists(folder, id)) ? id : await write(digest, nowMs, compose);
      })();
      recent.set(digest, { receivedMs: known?.receivedMs ?? nowMs, id: storing.catch(() => null) });
      return storing;
    },
    async pending() {
      return (await idsIn(folder)).sort();
    },
    read: (id) => readFile(join(folder, `${id}.eml`)),
    markRelayed: (id) => move(id, 'stored', 'relayed'),
    markFailed: (id) => move(id, 'stored', 'failed'),
    async retryFailed() {
      for (const id of await idsIn(join(folder, FOLDERS.failed))) await move(id, 'failed', 'stored');
    },
  };
}

/** All messages of an inbox, oldest first. An inbox that does not exist yet is empty. Changes nothing on the disk. */
export async function listMessages(folder: string): Promise<StoredMessage[]> {
  const lists = (Object.keys(FOLDERS) as MessageState[]).map(async (state) =>
    (await idsIn(join(folder, FOLDERS[state]))).map((id) => ({ id, state, receivedAt: receivedAt(id) })),
  );
  return (await Promise.all(lists)).flat().sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The bytes of one message of `listMessages`. It may move to another folder between listing and reading. */
export async function readMessage(folder: string, id: string): Promise<Buffer> {
  if (!ID.test(id)) throw new Error(`"${id}" is not the id of a message`);
  return Promise.any(Object.values(FOLDERS).map((below) => readFile(join(folder, below, `${id}.eml`))));
}

/** Whether a message is still in one of the folders. */
async function exists(folder: string, id: string): Promise<boolean> {
  const paths = Object.values(FOLDERS).map((below) => join(folder, below, `${id}.eml`));
  return Promise.any(paths.map((path) => access(path))).then(
    () => true,
    () => false,
  );
}

/** Makes a folder and those above it as needed, durably. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  if (made === undefined) return;
  await syncFolder(folder);
  for (let path = resolve(folder); path !== dirname(made); path = dirname(path)) await syncFolder(dirname(path));
}

async function idsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml') && ID.test(name.slice(0, -4))).map((name) => name.slice(0, -4));
}

function receivedAt(id: string): Date {
  const [, year, month, day, hour, minute, second, millisecond] = ID.exec(id) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`);
}

function digestIn(id: string): string {
  return id.slice(id.lastIndexOf('-') + 1);
}

/**
 * Write, flush, rename, flush the folder: the order after which a power cut finds either the whole file or none, and a
 * file that was reported as kept is kept (see fsync(2) on why the folder needs its own flush).
 */
async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const temporary = path + TEMPORARY_SUFFIX;
  await makeFolder(dirname(path));
  try {
    const handle = await open(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, FILE_MODE);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows neither needs this nor allows a folder to be opened.
  if (process.platform === 'win32') return;
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
