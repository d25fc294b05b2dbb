import { isSearchIndex } from '../lib/find/index-address.ts';
import { isSealed } from './page-seal.ts';

/** When the server sent a response, in milliseconds since 1970, or NaN if it has no date. */
export function sentAt(response: Response): number {
  return Date.parse(response.headers.get('Date') ?? '');
}

const typeOf = (response: Response) => response.headers.get('Content-Type') ?? '';

/** Whether a response is whole and of the address that was requested. */
const isWhole = ({ status, redirected }: Response) => status === 200 && !redirected;

/** Whether to save a page: whole, dated and surely the site's own. A network can answer with anything in its place. */
export async function isKeepable(response: Response): Promise<boolean> {
  const isPage = !Number.isNaN(sentAt(response)) && typeOf(response).startsWith('text/html');
  if (!isWhole(response) || !isPage) return false;
  return isSealed(new URL(response.url).pathname, await response.clone().text());
}

/** Where the type of a file doesn't contain its ending. */
const NAMES: Readonly<Record<string, string>> = { js: 'javascript', woff2: 'font', jpg: 'jpeg' };

/** Whether to save a hashed file, which is never loaded again: filters answer with empty files, pictures or pages. */
export async function isKeepableAsset(response: Response): Promise<boolean> {
  const ending = new URL(response.url).pathname.split('.').pop() ?? '';
  if (!isWhole(response) || !typeOf(response).includes(NAMES[ending] ?? ending)) return false;
  return (await response.clone().blob()).size > 0;
}

/** Whether to save a response as the index of the search. */
export async function isKeepableIndex(response: Response): Promise<boolean> {
  return isWhole(response) && isSearchIndex(await response.clone().json());
}
