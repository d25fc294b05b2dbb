import type { SearchIndex } from './search.ts';

/** Where the build puts the index of the search. */
export const FIND_INDEX = '/find-index.json';

/** Whether an answer is the index. A network between can answer with JSON of its own. */
export function isSearchIndex(answer: unknown): answer is SearchIndex {
  return typeof (answer as SearchIndex | null)?.everyday === 'string';
}
