/** The repository that the website's host builds: what is new there, and what goes there. */
import { PUBLISHED, Refusal, run } from './git.ts';
import type { History } from './history.ts';

export type Settings = {
  address?: string;
  contact?: string;
  /** The site has been public once: open questions hold up only what they are about. */
  public?: boolean;
  host?: 'static' | 'own';
};

const CALL = 'Call {whom}: this isn’t something the office can fix.';
/** What a failed command printed, and what that means for the office. The last one fits any. */
const FAILURES: [printed: RegExp, means: string][] = [
  [/no space left|ENOSPC|disk didn’t keep/i, 'The disk of this computer is full. Delete what you don’t need.'],
  [/EEXIST|ENOTDIR|EACCES/, 'The folder .office is damaged. Delete it, and try again.'],
  [/does not appear to be a git repository|no such remote/i, `This computer isn’t set up to publish. ${CALL}`],
  // Git says “unable to access …: 403” too.
  [
    /authenti|permission denied|could not read (username|password)|\b40[13]\b/i,
    `The host refused the password. ${CALL}`,
  ],
  [
    /could not resolve|unable to access|timed? ?out|network|connection (refused|reset)|unreachable/i,
    'The internet didn’t answer.',
  ],
  [/^/, `The host didn’t accept it. ${CALL}`],
];

/** What went wrong, for the office. */
export function meaningOf(error: Error, { contact = 'the person who looks after the website' }: Settings): string {
  if (error instanceof Refusal) return error.message;
  const [, means = ''] = FAILURES.find(([printed]) => printed.test(error.message)) ?? [];
  return means.replace('{whom}', contact);
}

const LIMIT_S = 20;
const SLOW = ['-c', `http.lowSpeedTime=${LIMIT_S}`, '-c', 'http.lowSpeedLimit=1'];

/** Learns what has been published since. */
export async function fetchPublished({ repository }: History): Promise<void> {
  const fetch = ['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', 'origin'];
  await run('git', [...SLOW, ...fetch, `+refs/heads/main:${PUBLISHED}`], repository.root);
}

/** Publishes a commit. Returns false if somebody else published meanwhile. */
export async function push({ repository }: History, commit: string): Promise<boolean> {
  try {
    await run('git', [...SLOW, 'push', '--quiet', 'origin', `${commit}:refs/heads/main`], repository.root);
    return true;
  } catch (error) {
    if (/non-fast-forward|fetch first|cannot lock ref|reference already exists/i.test((error as Error).message))
      return false;
    throw error;
  }
}
