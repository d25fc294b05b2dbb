// Says in one sentence what is wrong with the machine. Plain JavaScript, because the launcher uses it on versions of
// Node.js that can't run TypeScript.
import { relative } from 'node:path';

const noPermission = (/** @type {string} */ path) => `There is no permission to read or write ${path}.`;
const inTheWay = (/** @type {string} */ path) =>
  `${path} is in the way: a file where a folder is needed, or the reverse. Move it away, then try again.`;
const diskFull = () => 'The disk is full. Free some space, then try again.';

const DAMAGED = 'A package is damaged. Delete node_modules, then try again.';

/** @type {Record<string, (path: string, dest: string) => string>} */
const SENTENCES = {
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: noPermission,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  ENOENT: (path) => `${path} is missing. Bring it back, for example with git, then try again.`,
  EBUSY: (path) => `${path} is in use, or another file system is mounted there. Remove it, then try again.`,
  EXDEV: (path, dest) => `${path} and ${dest} are on different file systems. Put .cache and dist on the project's own.`,
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
 * What an error of the system means; nothing for any other error. A full disk and a damaged package are also recognized in
 * the output of another program.
 * @param {{ message: string, code?: string, path?: string, address?: string, dest?: string }} error
 */
export const sentenceOf = ({ code = '', path, address, dest, message }) => {
  if (/ENOSPC|no space left/i.test(message)) return diskFull();
  if (/(Cannot find (package|module)|Invalid package config) .*node_modules/.test(message)) return DAMAGED;
  // A path outside the project, such as that of an inbox, stays as it is.
  const [at, to] = [path ?? address ?? '', dest ?? ''].map((one) => relative('', one).replace(/^\.\..*/, one));
  return SENTENCES[code]?.(at || 'this folder', to ?? '');
};

/**
 * Ends the process: an error of the system with its sentence, one for people with its message, any other as it is.
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function failPlainly(error) {
  console.error(sentenceOf(error) ?? (IS_FOR_PEOPLE.test(error.code ?? '') ? error.message : error));
  process.exit(1);
}

/** From now on, no error is reported otherwise. */
export const sayPlainly = () => void process.on('uncaughtException', failPlainly);
