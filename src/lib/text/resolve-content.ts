/** Content as it is on a day: tokens replaced by facts, each claim by what is true then, and nothing unconfirmed. */

import { readContent, readSchoolYears, type SchoolYear } from '../../content/read-content.ts';
import type { Content, ContentName } from '../../content/schemas/content-files.ts';
import { SHOWN } from '../../content/schemas/parts.ts';
import { replaceTokens, type TOKENS } from '../../content/schemas/primitives.ts';
import { typeset } from '../../content/typography.ts';
import { nextYearName, shortYearName, shownYear } from '../dates/school-years.ts';
import { formatDate } from './format.ts';

/** Content in which each record with a rule of its own (`SHOWN`) is what the site shows of it, or missing from its list. */
export type Resolved<T> = T extends { [SHOWN]: (isOver: boolean) => infer Shown }
  ? Resolved<Shown>
  : T extends readonly (infer Item)[]
    ? Exclude<Resolved<Item>, undefined>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

type Token = (typeof TOKENS)[number];

function resolve<T>(value: T, replacement: (token: Token) => string, isOver: boolean): Resolved<T> {
  const step = (node: unknown): unknown => {
    if (typeof node === 'string') {
      const replaced = replaceTokens(node, replacement);
      // The path of a document has its year with a hyphen.
      return replaced === node || node.startsWith('/') ? replaced : typeset(replaced);
    }
    if (Array.isArray(node)) return node.map(step).filter((item) => item !== undefined);
    if (typeof node !== 'object' || node === null) return node;
    if (SHOWN in node) return step((node[SHOWN] as (isOver: boolean) => unknown)(isOver));
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, step(child)]));
  };
  return step(value) as Resolved<T>;
}

type YearFile = { schoolYear?: string | undefined; validUntil?: string | undefined };

/** Where content is read, on which day, and the year of files that name none, unless it is the one that is shown then. */
type Reading = { folder?: string | undefined; day: string; shown?: SchoolYear | undefined };

function yearOf(name: ContentName, { schoolYear }: YearFile, { folder, day, shown }: Reading): SchoolYear {
  const years = readSchoolYears(folder);
  if (schoolYear === undefined) return shown ?? shownYear(years, day);
  const found = years.find(({ id }) => id === schoolYear);
  if (found) return found;
  throw new Error(`${name} is about the school year ${schoolYear}, but content/calendar/ has no such year.`);
}

/** The school year that a content file is about on `day`: the one it names, else the one that is shown. */
export const yearOfContent = (name: ContentName, day: string, folder?: string): SchoolYear =>
  yearOf(name, readContent(name, folder) as YearFile, { folder, day });

/** A content file on `day`, about the school year that it names or, if it names none, `shown`. */
export function resolveContent<Name extends ContentName>(name: Name, reading: Reading): Resolved<Content<Name>> {
  const data = readContent(name, reading.folder);
  const year = yearOf(name, data as YearFile, reading);
  const school = () => readContent('school', reading.folder);
  const facts: Record<Token, () => string> = {
    schoolYear: () => year.name,
    schoolYearShort: () => shortYearName(year.name),
    nextSchoolYear: () => nextYearName(year.name),
    firstDay: () => formatDate(year.firstDay.date),
    lastDay: () => formatDate(year.lastDay.date),
    // The content check refuses the token in a file without the day.
    validUntil: () => formatDate((data as YearFile).validUntil ?? ''),
    applications: () => resolveContent('admissions', reading).nextStep.announcement,
    officePhone: () => school().phone.value,
    schoolName: () => school().name.value,
  };
  return resolve(data, (token) => facts[token](), year.lastDay.date < reading.day);
}
