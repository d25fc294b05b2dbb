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

type Replacement = (token: (typeof TOKENS)[number]) => string;

function resolve<T>(value: T, replacement: Replacement, isOver: boolean): Resolved<T> {
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

/** The school year that a content file is about: the one it names, else the one that is shown. */
function yearOf(file: string, { schoolYear }: YearFile, years: readonly SchoolYear[], shown: SchoolYear): SchoolYear {
  if (schoolYear === undefined) return shown;
  const found = years.find(({ id }) => id === schoolYear);
  if (!found)
    throw new Error(`${file} is about the school year ${schoolYear}, but content/calendar/ has no such year.`);
  return found;
}

/** The school year that a content file is about on `day`. */
export function yearOfContent(name: ContentName, day: string, folder = 'content'): SchoolYear {
  const years = readSchoolYears(folder);
  return yearOf(name, readContent(name, folder) as YearFile, years, shownYear(years, day));
}

/**
 * A content file as it is on `day`, about the school year that the file names or, if it names none, `shown`.
 */
export function resolveContent<Name extends ContentName>(
  name: Name,
  { folder = 'content', day, shown }: { folder?: string; day: string; shown?: SchoolYear },
): Resolved<Content<Name>> {
  const years = readSchoolYears(folder);
  const shownOnDay = shown ?? shownYear(years, day);
  const data = readContent(name, folder);
  const { validUntil, ...file }: YearFile = data as YearFile;
  const year = yearOf(name, file, years, shownOnDay);
  const replacement: Replacement = (token) => {
    switch (token) {
      case 'schoolYear':
        return year.name;
      case 'schoolYearShort':
        return shortYearName(year.name);
      case 'nextSchoolYear':
        return nextYearName(year.name);
      case 'firstDay':
      case 'lastDay':
        return formatDate(year[token].date);
      case 'validUntil': {
        if (validUntil === undefined) throw new Error(`content: ${name} has no validUntil for its token {validUntil}.`);
        return formatDate(validUntil);
      }
      case 'applications': {
        const { nextStep } = resolveContent('admissions', { folder, day, shown: shownOnDay });
        return nextStep.announcement;
      }
      case 'officePhone':
        return readContent('school', folder).phone.value;
      case 'schoolName':
        return readContent('school', folder).name.value;
    }
  };
  return resolve(data, replacement, year.lastDay.date < day);
}
