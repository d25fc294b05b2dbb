/** What only the school can decide, and what of it holds up a publication. */
import { URGENCIES, type WorkLine } from '../../checks/work-list.ts';
import { contentFiles } from '../../src/content/schemas/content-files.ts';
import { postedYear } from '../../src/lib/dates/school-years.ts';
import { today } from '../../src/lib/dates/today.ts';
import type { Side } from '../api.ts';
import { keyOf, oldRecords, overlaps, shortYear, textAt, valueAt } from '../values.ts';
import { differences } from './changes.ts';
import { PHOTOS_FILE } from './content-store.ts';
import type { Repository } from './git.ts';
import { inContent, isYear, placeOf, type SavedContent, TUITION } from './saved-content.ts';
import { dataOf } from './yaml-edits.ts';

/** The screens of kinds of lines and of files. Any other record is opened by itself. */
const SCREENS: Partial<Record<string, string>> = {
  noSchoolYear: '/year',
  noDaysOff: '/calendar',
  [inContent(contentFiles.announcement)]: '/announcement',
  [inContent(contentFiles.staffMembers)]: '/people?id=',
  [PHOTOS_FILE]: '/photograph?slot=',
};

/** A record as people call it, and the screen with its form. */
function sideOf({ files }: SavedContent, kind: string, place: WorkLine['places'][number]): Side {
  const { file, at: path, page, record } = place;
  const screen = kind.startsWith('laps') && file === TUITION ? '/fees' : (SCREENS[kind] ?? SCREENS[file]);
  const id = screen?.endsWith('=') ? keyOf(valueAt(dataOf(files.get(file)), path.slice(0, 2))) : '';
  const href = screen && id !== undefined ? screen + id : placeOf(file, path);
  const isOpen = textAt(dataOf(files.get(file)), [...path, 'confirmed']) === '';
  return { file, path, says: `${page}: ${record}`, href, isOpen };
}

/** The pages that still carry a school year before the one of today, or before a later one that is entered. */
function oldPages({ files, pageOf, years }: SavedContent) {
  return [...files].flatMap(([file, bytes]) => {
    const wanted = [postedYear(years, today()), years.at(-1)];
    const year = wanted.find((one) => one && oldRecords(dataOf(bytes), one).length > 0);
    const before = year && years[years.indexOf(year) - 1];
    if (isYear(file) || !before) return [];
    const [page, says] = [pageOf(file), `It still carries ${shortYear(before.id)}.`];
    const href = file === TUITION ? `/fees?year=${year.id}` : `/text?${new URLSearchParams({ file, year: year.id })}`;
    const urgency = year.firstDay.date <= today() ? ('now' as const) : ('soon' as const);
    const sides: Side[] = [{ file, path: [], says, href, isOpen: true }];
    return { urgency, kind: 'oldYear' as const, page, says, href, sides, isBlocking: false };
  });
}

/** The places that have changed since the last publication. */
function touchedPlaces(repository: Repository): Pick<Side, 'file' | 'path'>[] {
  const { published, saved } = repository;
  const files = repository.differing(published, saved).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => {
    const [old, next] = [published, saved].map((commit) => dataOf(repository.read(file, commit)));
    return differences(old, next).flatMap(({ path, new: value }) => (value === undefined ? [] : { file, path }));
  });
}

/** One line for each record, the most urgent first. Before the site is public, all that was invented holds it up. */
export function linesToConfirm(content: SavedContent, repository: Repository, isPublic: boolean) {
  const [old, touched] = [oldPages(content), touchedPlaces(repository)];
  const isTouched = ({ file, path }: Side) =>
    touched.some((place) => place.file === file && overlaps(place.path, path));
  const isOld = ({ file }: { file: string }) => old.some(({ sides }) => sides[0]?.file === file);
  const lines = content.lines.flatMap(({ kind, urgency, places, page, says }) => {
    if (/^laps|^yearOver/.test(kind) && places.some(isOld)) return [];
    // A contradiction is one line; anything else is a line for each of its records.
    const groups = kind === 'dispute' ? [places] : places.map((place) => [place]);
    return groups.map((group) => {
      const sides = group.map((place) => sideOf(content, kind, place));
      const [first] = groups.length > 1 ? group : [];
      return {
        urgency,
        kind,
        page: first?.page ?? page,
        says: kind === 'sample' ? `${group[0]?.record} was invented.` : first ? `${first.record}. ${says}` : says,
        href: (sides.find((side) => side.isOpen) ?? sides[0])?.href ?? '/confirm',
        sides,
        isBlocking: urgency === 'beforePublishing' && (!isPublic || sides.some(isTouched)),
      };
    });
  });
  return [...lines, ...old].toSorted((a, b) => URGENCIES.indexOf(a.urgency) - URGENCIES.indexOf(b.urgency));
}
