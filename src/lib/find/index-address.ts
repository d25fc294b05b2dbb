/** Where the build puts the index of the search. */
export const FIND_INDEX = '/find-index.json';
