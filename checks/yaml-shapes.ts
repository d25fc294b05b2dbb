/** Recognizes common slips in a YAML file by their shape, because the parser only says where it gave up. */
import { counted } from '../src/lib/text/format.ts';
import { CURLY } from './plain-words.ts';

type Fault = { line: number; message: string };

/** A line beside a note that is neither a field nor an item nor a note. */
const NOTE_WITHOUT_MARK =
  /(?<=^#.*\n)(?!["'#\s\]}-]|[\w-]+\s*:(\s|$))\S.*|^(?!["'#\s\]}-]|[\w-]+\s*:(\s|$))\S.*(?=\n#)/m;

/** Slips anywhere in a file, even where the parser would accept them. */
const ALWAYS: [shape: RegExp, message: string][] = [
  [/\r(?!\n)/, 'has lines that end with CR alone; save it again with the line ends LF'],
  [/^(<{7}|={7}|>{7}|\|{7})( .*)?$/m, 'has the marks of a git conflict: keep one version and delete these lines'],
  [
    /^[ \t]*[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/m,
    'starts with a space that is not a plain one; delete the spaces in front and type them again',
  ],
  [/^([\w-]+:)(?=\s[\s\S]*\n\1\s)/m, 'is here again further down in this file; keep one of the two'],
  [/^\.\.\.[ \t]*$(?=\s*\S)/m, 'a line of three dots (...) ends the file; delete it'],
  [/^\s*[\w-]+：/m, 'has a wide colon (：); type a plain one'],
  [/^(%.*|\{\\rtf)/, 'begins with what is no content: delete this line, or save the file again as plain text'],
  [NOTE_WITHOUT_MARK, 'is text without a field’s name; a note must start with “# ”'],
];

/** Slips that the parser notices further down. */
const ABOVE: typeof ALWAYS = [
  [/^# *[\w-]+:[ \t]*\n(?=\s*- )/m, 'is a note, but names the list below; delete the “# ”'],
];

/** Slips in the line at which the parser stopped, as it was typed. */
const TYPED: [shape: RegExp, message: string][] = [
  [/^\s*(-(?=[^\s-])|[–—•*]\s)/, 'an item must start with a plain hyphen and a space'],
  [/^\s*(\/\/|<!--)/, 'a note must start with “# ”'],
  [/^\s*(- )?"[\w-]+:"/, 'quotes belong around the text after the colon, not around the field’s name'],
  [/: +[>|][^\s+-]/, 'a text of several lines begins after “>-”, with a plain hyphen'],
  [/^\s*(- )?[\w-]+:[^\s:]/, 'a space is missing after the colon'],
  [/(^|[:,{[-] ?)\s*[“”„‘]/, CURLY],
  [
    /(^|[:,{[-] )\s*'[^']*'(?=[^\s,}\]#:])[^']*'|(^|[:,-] )\s*'[^']*' [^#,}\]'][^']*'/,
    'an apostrophe ends a text in \'single quotes\'; put "double quotes" around it',
  ],
  [
    /(^|[:,{[-] )\s*"[^"]*"(?=[^\s,}\]#:])[^"]*"|(^|[:,-] )\s*"[^"]*" [^#,}\]"][^"]*"/,
    'a quotation mark ends a text in "double quotes"; use curly ones inside: “text”, or \'single quotes\' around it',
  ],
];

/** The same where texts in quotes are left out. */
const UNQUOTED: [shape: RegExp, message: string][] = [
  [/[,{[]\s*,/, 'has a comma with nothing before it; delete it'],
  [/^\s*(- |[\w-]+: )[{[].*[}\]],\s*$/, 'ends with a comma that nothing follows; delete it'],
  [/[{,]\s*[\w-]+: [^,{}[\]]*[^,{}[\]\s]\s+[\w-]+: /, 'between { and }, a comma is missing between two fields'],
  [/[{,]\s*[\w-]+: [^,{}[\]]*: /, 'between { and }, a text with a colon must be in quotes'],
];

const indentOf = (line: string) => line.search(/\S|$/);
const isEmpty = (line: string) => /^\s*(#|$)/.test(line);
const isText = (line: string) => !isEmpty(line) && !/^\s*(- |[\w-]+:( |$))/.test(line);
const isItem = (line: string) => /^\s*- /.test(line);
const withoutQuoted = (line: string) => line.replace(/"[^"]*"|'[^']*'/g, '""').replace(/(^|\s)#.*/, '');
const depthOf = (line: string) => line.replace(/[^{[]/g, '').length - line.replace(/[^}\]]/g, '').length;

/** Finds a text that is opened in a line and not closed before the next field or item. */
function leftOpen(lines: readonly string[]): Fault | undefined {
  for (const [index, line] of lines.entries()) {
    const isFollowed = /^\s*(- |[\w-]+:( |$)|#|$)/.test(lines[index + 1] ?? '');
    const rest = withoutQuoted(line);
    const quote = /(?:^|[:,{[-] )\s*(["'])/.exec(rest.replaceAll('""', '').replaceAll("''", ''))?.[1];
    if (isFollowed && quote) return { line: index + 1, message: `a quote (${quote}) is opened and not closed` };
    if (isFollowed && /^\s*(- |[\w-]+: )\s*[{[]/.test(rest) && depthOf(rest) > 0 && !/[{[]$/.test(rest))
      return { line: index + 1, message: 'a bracket is opened and not closed' };
  }
  return undefined;
}

/** The indentation that an item should have, if the list around it or its own fields begin elsewhere. */
function rightIndent(lines: readonly string[], at: number): number | undefined {
  const own = indentOf(lines[at] ?? '');
  const below = lines[at + 1] ?? '';
  let above: number | undefined;
  for (const line of lines.slice(0, at).reverse()) {
    if (!line.trim() || /^\s*#/.test(line)) continue;
    if (isItem(line) && indentOf(line) === own) return undefined;
    if (indentOf(line) <= own) break;
    if (isItem(line)) above = indentOf(line);
  }
  const isApart = /^\s*- [\w-]+:/.test(lines[at] ?? '') && /^\s+[\w-]+:/.test(below) && indentOf(below) !== own + 2;
  return above ?? (isApart && indentOf(below) > own ? indentOf(below) - 2 : undefined);
}

/** Finds a field below another one that is not in line with it. */
function tooFarRight(lines: readonly string[], stopped: number): Fault | undefined {
  const line = lines[stopped] ?? '';
  const at = lines.findIndex((other, index) => index > stopped && !isEmpty(other));
  const [next = '', later = ''] = lines.slice(at);
  const areFields = /^ *(- )?[\w-]+: *[^\s|>[{]/.test(line) && /^ +[\w-]+:( |$)/.test(next);
  // If an item's other fields are as far right, its hyphen is too far left.
  const isAlone = !isItem(line) || indentOf(later) < indentOf(next);
  if (!areFields || !isAlone || indentOf(next) <= line.search(/[^\s-]/) || indentOf(next) % 2 > 0) return undefined;
  return { line: at + 1, message: 'begins too far right; put it in line with the field above' };
}

/** What is wrong at the line where the parser stopped, to judge by the lines around it. */
function slipAround(lines: readonly string[], at: number): Fault | undefined {
  const line = lines[at] ?? '';
  const own = indentOf(line);
  const above = lines.slice(0, at).findLastIndex((other) => indentOf(other) < own && !isEmpty(other));
  if (isText(line) && [lines[at - 1], lines[at + 1]].some((other = '') => isItem(other) && indentOf(other) === own))
    return { line: at + 1, message: 'begins without the hyphen of an item' };
  if (isText(line) && /:\s*$/.test(lines[above] ?? '') && lines.slice(above + 1, at).every(isText))
    return { line: above + 1, message: 'a text of several lines needs “>-” after the colon' };
  // The project's files are indented by twos.
  const next = lines.flatMap((other, index) => (index < at || isEmpty(other) ? [] : index)).slice(0, 2);
  const askew = next.find((index) => /^( {2})* [^ \t]/.test(lines[index] ?? ''));
  if (askew === undefined) return undefined;
  const spaces = indentOf(lines[askew] ?? '');
  return { line: askew + 1, message: `begins with ${counted(spaces, 'space')}, which is one too many or too few` };
}

/** Finds the first of these shapes. */
function shapeIn(body: string, shapes: typeof ALWAYS): Fault | undefined {
  const text = body.replaceAll('\r\n', '\n');
  for (const [shape, message] of shapes) {
    const found = shape.exec(text);
    if (found) return { line: text.slice(0, found.index).split('\n').length, message };
  }
  return undefined;
}

/** Finds a slip that is one whatever the parser says. */
export const slipAnywhere = (body: string): Fault | undefined => shapeIn(body, ALWAYS);

/** Finds the slip that made the parser stop in a line (from 1). */
export function slipBefore(body: string, stopped: number): Fault | undefined {
  const lines = body.split(/\r?\n/);
  const above = shapeIn(body, ABOVE);
  if (above) return above;
  const open = leftOpen(lines.slice(0, stopped + 1));
  const line = lines[stopped - 1] ?? '';
  const deeper = tooFarRight(lines, stopped - 1);
  if (deeper) return deeper;
  const spaces = isItem(line) ? rightIndent(lines, stopped - 1) : undefined;
  if (spaces !== undefined)
    return {
      line: stopped,
      message: `must have ${spaces} spaces before the hyphen, to be in line with what belongs to it`,
    };
  const typed =
    TYPED.find(([shape]) => shape.test(line)) ?? UNQUOTED.find(([shape]) => shape.test(withoutQuoted(line)));
  if (typed) return { line: stopped, message: typed[1] };
  if (open) return open;
  if (depthOf(withoutQuoted(line)) < 0) return { line: stopped, message: 'a bracket is closed and not opened' };
  return slipAround(lines, stopped - 1);
}
