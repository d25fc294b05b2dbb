/** The settings of this computer, and what a failure means for the office. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from './git.ts';

/** What a program prints when the disk is full. Not what git repeats of the host. */
export const FULL = /(?<!remote: .*)(no space left|out of disk ?space|ENOSPC|disk quota|(unable to|couldn't) write)/i;

export const DISK =
  'The disk of this computer is full, so nothing was saved. Delete what you don’t need, and try again.';

const SETTINGS = z.object({
  address: z.string().optional(),
  contact: z.string().optional(),
  /** The site has been public once: open questions hold up only what they are about. */
  public: z.boolean().optional(),
  /** The host name at which a proxy signs people in, the one below it for what they look at, and the header with who they are. */
  office: z
    .object({ host: z.string().min(1), identity: z.string().min(1) })
    .transform((office) => ({ ...office, preview: `preview.${office.host}` }))
    .optional(),
});
export type Settings = z.output<typeof SETTINGS> & { problem?: string };

const CALL = 'Call {whom}: this isn’t something the office can fix.';
// Git says “unable to access …: 403” too, so this comes first.
const NO_ACCESS = /authenti|permission denied|could not read (username|password)|\b40[13]\b/i;
const NO_NETWORK = /could not resolve|unable to access|timed? ?out|network|connection (refused|reset)|unreachable/i;
/** What a failed command printed, and what that means for the office. The last one fits any. */
const FAILURES: [printed: RegExp, means: string][] = [
  [FULL, DISK],
  [/EEXIST|ENOTDIR|EACCES/, 'The folder .office is damaged. Delete it, and try again.'],
  [/does not appear to be a git repository|no such remote/i, `This computer isn’t set up to publish. ${CALL}`],
  [/merge-base failed/, `Somebody replaced the history of the website. ${CALL}`],
  [/(?<!remote: .*)\.lock'/, 'Another program is at work in these files. Try again, or start the editor again.'],
  [/published elsewhere/, 'What somebody else published has a mistake, or needs a newer editor. Call {whom}.'],
  [NO_ACCESS, `The host refused the password. ${CALL}`],
  [NO_NETWORK, 'The internet didn’t answer.'],
  [/^/, `The host didn’t accept it. ${CALL}`],
];

export function meaningOf(error: Error, { contact = 'the person who looks after the website' }: Settings): string {
  if (error instanceof Refusal) return error.message;
  const [, means = ''] = FAILURES.find(([printed]) => printed.test(error.message)) ?? [];
  return means.replace('{whom}', contact);
}

/** `office.json`, or what is wrong with it. */
export function readSettings(root: string): Settings {
  const file = join(root, 'office.json');
  if (!existsSync(file)) return {};
  try {
    return SETTINGS.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    console.error(error);
    return { problem: 'The file office.json has a mistake. Ask whoever set it up.' };
  }
}
