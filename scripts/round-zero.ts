/**
 * Draws the zero of Atkinson Hyperlegible Next without its slash, at every weight. The font has no alternative zero, and a
 * slashed one in every fee, date and phone number reads as source code. Advance, kerning and the tabular form stay.
 *
 * The font's zero is one outer contour and two half counters with the slash between them. The slash doesn't touch the
 * lower left quarter of the counter, so that quarter, mirrored twice, is the whole counter. The changes by weight (`gvar`)
 * mirror in the same way. Formats: OpenType 1.9, tables glyf, loca and gvar.
 */

/** The points of the outer contour. */
const OUTER_POINTS = 16;
/** All points of the slashed zero. */
const POINTS = 39;
/** Four phantom points follow a glyph's own points: its advance and side bearings. */
const PHANTOM_POINTS = 4;
/** The last point of each contour of the slashed zero, by which it is recognized. */
const SLASHED_CONTOURS = [15, 26, 38];
/** The counter's lowest point, its leftmost point, and the points between them. */
const BOTTOM = 16;
const LEFT = 23;
const QUARTER = [26, 25, 24];

const ON_CURVE = 1;

type Axes = { x: number[]; y: number[] };

const sums = (values: readonly number[]): number[] => {
  let sum = 0;
  return values.map((value) => (sum += value));
};
const differences = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

function int16s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) buffer.writeInt16BE(value, index * 2);
  return buffer;
}

function uint32s(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeUInt32BE(value, index * 4);
  return buffer;
}

/** Data of a multiple of four bytes, as tables and glyphs begin at one. */
const aligned = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

/** The offsets of pieces that follow each other, and the end of the last. */
const offsetsOf = (pieces: readonly Buffer[]): number[] => [0, ...sums(pieces.map(({ length }) => length))];

/** Replaces both half counters by one oval, in points or in their changes by weight. */
function withOval({ x, y }: Axes): Axes {
  const at = (values: readonly number[], index: number) => values[index] ?? 0;
  const mirrored = (index: number, isRight: boolean, isUpper: boolean) => ({
    x: isRight ? 2 * at(x, BOTTOM) - at(x, index) : at(x, index),
    y: isUpper ? 2 * at(y, LEFT) - at(y, index) : at(y, index),
  });
  const back = QUARTER.toReversed();
  const oval = [
    mirrored(BOTTOM, false, false),
    ...QUARTER.map((index) => mirrored(index, true, false)),
    mirrored(LEFT, true, false),
    ...back.map((index) => mirrored(index, true, true)),
    mirrored(BOTTOM, false, true),
    ...QUARTER.map((index) => mirrored(index, false, true)),
    mirrored(LEFT, false, false),
    ...back.map((index) => mirrored(index, false, false)),
  ];
  const rest = POINTS;
  return {
    x: [...x.slice(0, OUTER_POINTS), ...oval.map((point) => point.x), ...x.slice(rest)],
    y: [...y.slice(0, OUTER_POINTS), ...oval.map((point) => point.y), ...y.slice(rest)],
  };
}

/** The last point of each contour of a simple glyph. Empty for a blank or composite one. */
export function contourEnds(glyph: Buffer): number[] {
  const contours = glyph.length > 0 ? glyph.readInt16BE(0) : 0;
  return Array.from({ length: Math.max(contours, 0) }, (_, index) => glyph.readUInt16BE(10 + index * 2));
}

/** The points of a simple glyph. */
function readOutline(glyph: Buffer): Axes & { flags: number[] } {
  const ends = contourEnds(glyph);
  let at = 10 + ends.length * 2;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length <= (ends.at(-1) ?? -1)) {
    const flag = glyph.readUInt8(at++);
    const repeats = flag & 8 ? glyph.readUInt8(at++) : 0;
    for (let count = 0; count <= repeats; count += 1) flags.push(flag);
  }
  const axis = (isShort: number, isSameOrPositive: number) =>
    sums(
      flags.map((flag) => {
        if (flag & isShort) return flag & isSameOrPositive ? glyph.readUInt8(at++) : -glyph.readUInt8(at++);
        if (flag & isSameOrPositive) return 0;
        at += 2;
        return glyph.readInt16BE(at - 2);
      }),
    );
  return { flags, x: axis(2, 16), y: axis(4, 32) };
}

function roundGlyph(glyph: Buffer): Buffer {
  const { flags, ...points } = readOutline(glyph);
  const { x, y } = withOval(points);
  // Every fourth point of the oval is on the curve: its extremes.
  const kinds = x.map((_, index) =>
    index < OUTER_POINTS ? (flags[index] ?? 0) & ON_CURVE : index % 4 === 0 ? ON_CURVE : 0,
  );
  const contours = int16s([OUTER_POINTS - 1, x.length - 1, 0]);
  const coordinates = [int16s(differences(x)), int16s(differences(y))];
  return aligned(Buffer.concat([int16s([2]), glyph.subarray(2, 10), contours, Buffer.from(kinds), ...coordinates]));
}

/** Reads packed deltas. Returns them and where they end. */
function readDeltas(data: Buffer, start: number, count: number): { deltas: number[]; end: number } {
  const deltas: number[] = [];
  let at = start;
  while (deltas.length < count) {
    const control = data.readUInt8(at++);
    for (let run = (control & 63) + 1; run > 0; run -= 1) {
      if (control & 128) deltas.push(0);
      else if (control & 64) {
        deltas.push(data.readInt16BE(at));
        at += 2;
      } else deltas.push(data.readInt8(at++));
    }
  }
  return { deltas, end: at };
}

const packDeltas = (deltas: readonly number[]): Buffer =>
  Buffer.concat([Buffer.from([64 | (deltas.length - 1)]), int16s(deltas)]);

/** The changes of the zero by weight: one tuple, given for all points. */
function roundVariation(data: Buffer): Buffer {
  const [tuples, start] = [data.readUInt16BE(0), data.readUInt16BE(2)];
  const areForAllPoints = data[start] === 0;
  if ((tuples & 0x0fff) !== 1 || !areForAllPoints) {
    throw new Error(
      'The zero of Atkinson Hyperlegible Next stores its weights in another way. Adapt scripts/round-zero.ts.',
    );
  }
  const x = readDeltas(data, start + 1, POINTS + PHANTOM_POINTS);
  const y = readDeltas(data, x.end, POINTS + PHANTOM_POINTS);
  const round = withOval({ x: x.deltas, y: y.deltas });
  const body = Buffer.concat([packDeltas(round.x), packDeltas(round.y)]);
  const head = Buffer.from(data.subarray(0, start + 1));
  const hasSharedPoints = (tuples & 0x8000) !== 0;
  head.writeUInt16BE(body.length + (hasSharedPoints ? 0 : 1), 4);
  return Buffer.concat([head, body]);
}

type Tables = Map<string, Buffer>;

const RECORD_BYTES = 16;
const DIRECTORY_BYTES = 12;

/** The tables of an uncompressed font file, by tag, in its order. */
function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => DIRECTORY_BYTES + index * RECORD_BYTES);
  return new Map(
    records.map((record) => {
      const start = font.readUInt32BE(record + 8);
      const table = font.subarray(start, start + font.readUInt32BE(record + 12));
      return [font.toString('latin1', record, record + 4), table];
    }),
  );
}

/** A font file with these tables. Checksums are left to the next tool, which writes them anew. */
function writeTables(font: Buffer, tables: Tables): Buffer {
  const directory = Buffer.from(font.subarray(0, DIRECTORY_BYTES + tables.size * RECORD_BYTES));
  const pieces = [...tables.values()].map(aligned);
  const offsets = offsetsOf(pieces);
  for (const [index, table] of [...tables.values()].entries()) {
    const record = DIRECTORY_BYTES + index * RECORD_BYTES;
    directory.writeUInt32BE(directory.length + (offsets[index] ?? 0), record + 8);
    directory.writeUInt32BE(table.length, record + 12);
  }
  return Buffer.concat([directory, ...pieces]);
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}.`);
  return found;
}

/** The glyphs of a TrueType font, by their index. */
export function glyphsOf(font: Buffer): Buffer[] {
  const tables = readTables(font);
  const [glyf, loca] = [table(tables, 'glyf'), table(tables, 'loca')];
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const size = isLong ? 4 : 2;
  const offsets = Array.from({ length: loca.length / size }, (_, index) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  );
  return offsets.slice(1).map((end, index) => glyf.subarray(offsets[index], end));
}

/** Whether a glyph is drawn like the slashed zero. */
export const isSlashedZero = (glyph: Buffer): boolean => contourEnds(glyph).join() === SLASHED_CONTOURS.join();

/** Replaces the variation data of one glyph. */
function withVariation(gvar: Buffer, glyph: number, change: (data: Buffer) => Buffer): Buffer {
  const [axes, sharedTuples, sharedStart] = [gvar.readUInt16BE(4), gvar.readUInt16BE(6), gvar.readUInt32BE(8)];
  const [count, isLong, dataStart] = [gvar.readUInt16BE(12), gvar.readUInt16BE(14) & 1, gvar.readUInt32BE(16)];
  const offset = (index: number) =>
    dataStart + (isLong ? gvar.readUInt32BE(20 + index * 4) : gvar.readUInt16BE(20 + index * 2) * 2);
  const pieces = Array.from({ length: count }, (_, index) => {
    const data = gvar.subarray(offset(index), offset(index + 1));
    return aligned(index === glyph ? change(data) : data);
  });
  const shared = gvar.subarray(sharedStart, sharedStart + sharedTuples * axes * 2);
  const offsets = uint32s(offsetsOf(pieces));
  const head = Buffer.from(gvar.subarray(0, 20));
  // Long offsets.
  head.writeUInt16BE(1, 14);
  head.writeUInt32BE(head.length + offsets.length, 8);
  head.writeUInt32BE(head.length + offsets.length + shared.length, 16);
  return Buffer.concat([head, offsets, shared, ...pieces]);
}

/** Returns the TrueType font with a round zero. Throws if its zero isn't drawn as expected. */
export function withRoundZero(font: Buffer): Buffer {
  const tables = readTables(font);
  const glyphs = glyphsOf(font);
  const zeros = glyphs.flatMap((glyph, index) => (isSlashedZero(glyph) ? [index] : []));
  const [zero] = zeros;
  if (zero === undefined || zeros.length > 1) {
    throw new Error('The zero of Atkinson Hyperlegible Next is drawn in another way. Adapt scripts/round-zero.ts.');
  }
  const changed = glyphs.map((glyph, index) => (index === zero ? roundGlyph(glyph) : glyph));
  const head = Buffer.from(table(tables, 'head'));
  // Long offsets.
  head.writeInt16BE(1, 50);
  tables
    .set('glyf', Buffer.concat(changed))
    .set('loca', uint32s(offsetsOf(changed)))
    .set('head', head)
    .set('gvar', withVariation(table(tables, 'gvar'), zero, roundVariation));
  return writeTables(font, tables);
}
