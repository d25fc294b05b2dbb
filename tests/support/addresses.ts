import { DEAD_LINKS } from '../../checks/built-pages.ts';
import { dataOf } from './tables.ts';

type Pairs = Readonly<Record<string, string>>;
const { pages, twins, notFound, parents } = dataOf<{
  pages: readonly string[];
  twins: Pairs;
  notFound: readonly string[];
  parents: Pairs;
}>(`${import.meta.dirname}/addresses.yaml`);

/** What the site must serve. */
export const ADDRESSES = pages;
/** Pairs of addresses for the same page. The value is the canonical one. */
export const TWINS = twins;
/** Each page once, at its canonical address. */
export const PAGES = ADDRESSES.filter((address) => !(address in TWINS));
/** Addresses that the site doesn't have: the two dead links, and what people and scanners type. */
export const NOT_FOUND = [...DEAD_LINKS, ...notFound];

/** The page above this one, if there is a breadcrumb. */
export const parentOf = (address: string): string => parents[address] ?? address.slice(0, address.lastIndexOf('/'));
