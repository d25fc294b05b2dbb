// Says in one sentence what is wrong with the machine. Plain JavaScript, because the launcher uses it on versions of
// Node.js that can't run TypeScript.
import { relative } from 'node:path';

const noPermission = (/** @type {string} */ path) => `There is no permission to read or write ${path}.`;
const inTheWay = (/** @type {string} */ path) =>
  `${path} is in the way: a file where a folder is needed, or the reverse. Delete it, then try again.`;
const diskFull = () => 'The disk is full. Free some space, then try again.';

/** @type {Record<string, (path: string) => string>} */
const SENTENCES = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  ENOENT: (path) => `${path} is missing. Bring it back, for example with git, then try again.`,
  EXDEV: (path) => `${path} is on another file system than the project. Put .cache and dist on the project's own.`,
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
  EISDIR: inTheWay,
  ERR_FS_EISDIR: inTheWay,
  ELOOP: (path) => `${path} is a link that leads to itself. Put the file or folder itself there, then try again.`,
};

/** Errors whose own message is for the person at the keyboard: a wrong setting, or an unknown option of a command. */
const IS_FOR_PEOPLE = /^(WRONG_SETTING|ERR_PARSE_ARGS_)/;

/**
 * Ends the process with a sentence for whoever started it.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * What an error of the system means; nothing for any other error.
 * @param {NodeJS.ErrnoException & { address?: string }} error
 */
export const sentenceOf = ({ code = '', path, address }) =>
  SENTENCES[code]?.(relative('', path ?? address ?? '') || 'this folder');

/** From now on, an error of the system ends this process with its sentence, and one for people with its message. */
export function sayPlainly() {
  process.on('uncaughtException', (/** @type {NodeJS.ErrnoException} */ error) => {
    console.error(sentenceOf(error) ?? (IS_FOR_PEOPLE.test(error.code ?? '') ? error.message : error));
    process.exit(1);
  });
}
