/** The lines of “To confirm”: what each asks, its ready answers, and the screen that settles it. */
import { FIGURES, type Place, type WorkLine } from '../../checks/work-list.ts';
import { today } from '../../src/lib/dates/today.ts';
import type { Edit, Path, SaveRequest, Value } from '../api.ts';
import { isFields, textAt, valueAt } from '../values.ts';
import { display, labelOf } from './changes.ts';
import { dataOf } from './content.ts';
import { versionOf } from './store.ts';

/** A record that a line is about: its page, its name, its note, and the figure to compare. */
type Side = ReturnType<typeof sideOf>;
function sideOf(files: ReadonlyMap<string, Buffer>, { file, at: path, page }: Place) {
  const record = valueAt(dataOf(files.get(file)), path);
  const fields = isFields(record) ? record : {};
  const key = Object.keys(FIGURES).find((name) => name in fields) ?? '';
  const figure = display(key, fields[key] ?? fields['figure'] ?? fields['value'] ?? fields['year']);
  const note = display('', textAt(fields, ['note']) || textAt(fields, ['text']));
  return { file, path, page, label: labelOf(record, path, page), record, note, figure };
}

/**
 * A ready answer, such as “$200”, with a hint such as “Admissions changes”: `words` describe its save, `editsOf` changes
 * one side. With `input`, the app asks for a value and puts it in place of each `null` in the edits.
 */
type Ready = [label: string, hint: string, words: string, editsOf: (side: Side) => Edit[], input?: keyof typeof SINGLE];

const list = new Intl.ListFormat('en');
const set = ({ path }: Side, value: Value, ...key: string[]): Edit => ({ op: 'set', path: [...path, ...key], value });
const remove = ({ path }: Side, ...key: string[]): Edit => ({ op: 'delete', path: [...path, ...key] });

/** Figures that can be compared and set on all sides, because a record has only one. */
const SINGLE = { dollars: 'amount', percent: 'percentage', date: 'day', yearlyDate: 'day' };

function disputeAnswers(sides: readonly Side[]): Ready[] {
  const [all, name] = [sides.length === 2 ? 'Both' : 'All', sides[0]?.label ?? ''];
  const [right, confirm] = [`${all} are right`, (side: Side) => [set(side, today(), 'confirmed')]];
  const both: Ready = [right, 'The pages stay as they are', `${name}: ${right.toLowerCase()}`, confirm];
  const isOnAll = (key: string) => sides.every(({ record }) => valueAt(record, [key]) !== undefined);
  const key = Object.keys(SINGLE).find(isOnAll) as keyof typeof SINGLE | undefined;
  if (!key) return [both];
  const figureOf = ({ record }: Side) => valueAt(record, [key]) ?? null;
  const agree = (value: Value) => (side: Side) => [remove(side, 'dispute'), set(side, value, key)];
  const choices = [...new Set(sides.map(figureOf))].map((value): Ready => {
    const pages = [...new Set(sides.flatMap((side) => (figureOf(side) === value ? [] : side.page)))];
    const hint = pages.length === 0 ? '' : `${list.format(pages)} ${pages.length === 1 ? 'changes' : 'change'}`;
    const label = display(key, value) ?? '';
    return [label, hint, `${name}: ${label}`, agree(value)];
  });
  return [...choices, [`Another ${SINGLE[key]}`, `${all} pages change`, name, agree(null), key], both];
}

type Kind = {
  /** By default, what the work list says is to be decided. */
  question?: string | ((sides: readonly Side[]) => string);
  answers?: (sides: readonly Side[], page: string) => Ready[];
  /** The screen that settles it, for this file or for any. By default, the file as a form. */
  screen?: [href: string, verb: string, file?: string];
  /** What several lines of one page are together. */
  folded?: string;
};

const YEAR: Kind = { question: 'Begin the new school year.', screen: ['/year', 'New school year'] };
const FEES: Kind['screen'] = ['/fee', 'New fees', 'content/pages/tuition.yaml'];
const NEW_ONES = 'Give the new ones and their last day.';

const KINDS: Record<WorkLine['kind'], Kind> = {
  noSchoolYear: YEAR,
  yearEnds: YEAR,
  noDaysOff: { question: 'Enter the days off.', screen: ['/date', 'Enter days off'] },
  lapsed: { question: NEW_ONES, screen: FEES, folded: 'groups of figures on {page} are of the past.' },
  lapsesSoon: { question: NEW_ONES, screen: FEES, folded: 'groups of figures on {page} end soon.' },
  yearOver: { question: 'Say what is true in the new school year.' },
  photoConsent: { question: 'Ask again, or let the drawing come back.', screen: ['/photograph', 'Ask again'] },
  withheld: { folded: 'texts on {page} aren’t shown yet.' },
  warning: {},
  announcement: {
    question: 'Is the announcement still true?',
    answers: () => [['Take it down', '', 'Announcement: taken down', (side) => [set(side, null)]]],
    screen: ['/announcement', 'Look at it'],
  },
  closing: {
    question: 'Is it over?',
    answers: () => [['Take it off the list', '', 'Ended closings: off the list', (side) => [remove(side)]]],
    screen: ['/closing', 'Take it down'],
  },
  dispute: {
    question: (sides) => {
      const [label = '', ...others] = new Set(sides.map((side) => side.label));
      return `Which ${others.length > 0 ? 'of these' : label.charAt(0).toLowerCase() + label.slice(1)} is right?`;
    },
    answers: disputeAnswers,
    folded: 'things on {page} disagree.',
  },
  sample: {
    question: (sides) => (sides.length === 1 ? `Is “${sides[0]?.label}” right?` : 'Are these right?'),
    answers: (sides, page) => {
      const label = sides.length === 1 ? 'This is right' : 'All of these are right';
      const words = `${sides[0]?.label ?? page}: ${label.toLowerCase()}`;
      return [[label, 'You won’t be asked again', words, (side) => [remove(side, 'sample')]]];
    },
    screen: ['/people', 'Read them', 'content/people/staff.yaml'],
    folded: 'groups of samples are on {page}.',
  },
};

/**
 * The lines with what the office can answer. `href` and `verb` lead to the screen that settles it, `folded` is what
 * several such lines on a page say together, after their number. Those that must be settled before publishing block a
 * publication that touches one of their places.
 */
export function confirmLines(
  lines: readonly WorkLine[],
  files: ReadonlyMap<string, Buffer>,
  isTouched: (file: string, path: Path) => boolean,
) {
  const saveOf = (words: string, sides: readonly Side[], editsOf: Ready[3]): SaveRequest => ({
    words,
    files: [...Map.groupBy(sides, ({ file }) => file)].map(([file, own]) => ({
      file,
      version: versionOf(files.get(file) ?? null),
      // From the end of the file, so that deleting an item doesn't move the places of the others.
      edits: own.flatMap(editsOf).reverse(),
    })),
  });
  return lines.map((line) => {
    const { kind, places, page, urgency } = line;
    const { question = line.decide, answers, screen, folded = 'more things are on {page}.' } = KINDS[kind];
    const { file = '', at = [] } = places[0] ?? {};
    const sides = places.map((place) => sideOf(files, place));
    const form = `/everything?${new URLSearchParams({ file, path: at.join('.') })}`;
    const [href, verb] = screen && [file, undefined].includes(screen[2]) ? screen : [form, 'Look at it'];
    return {
      ...line,
      id: [kind, file, ...at].join('/'),
      question: typeof question === 'string' ? question : question(sides),
      sides,
      answers: (answers?.(sides, page) ?? []).map(([label, hint, words, editsOf, input]) => ({
        label,
        hint,
        input,
        save: saveOf(words, sides, editsOf),
      })),
      href,
      verb,
      folded: folded.replace('{page}', page),
      isBlocking: urgency === 'beforePublishing' && places.some((place) => isTouched(place.file, place.at)),
    };
  });
}
