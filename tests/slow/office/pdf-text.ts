/** The text of a PDF that Chromium printed. */
import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number: the dictionary, and the data of its stream. */
function objectsOf(pdf: Buffer): Map<string, { source: string; data: string }> {
  const source = pdf.toString('latin1');
  const found = [...source.matchAll(/^(\d+) 0 obj\s([\s\S]*?)(?:stream\r?\n|endobj)/gm)];
  return new Map(
    found.map(({ 0: whole, 1: id = '', 2: own = '', index }) => {
      const start = index + whole.length;
      const stream = pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(own)?.[1] ?? 0));
      const data = own.includes('/FlateDecode') ? inflateSync(stream) : stream;
      return [id, { source: own, data: data.toString('latin1') }];
    }),
  );
}

/** Which character each glyph of a font is. */
function charactersOf(map: string): Map<number, string> {
  const found = new Map<number, string>();
  const characters = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, lines = ''] of map.matchAll(/beginbf(?:char|range)([\s\S]*?)endbf/g)) {
    for (const [, from = '', to, text = ''] of lines.matchAll(/<(\w+)> *(?:<(\w+)> *)?<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      const last = to === undefined ? first : Number.parseInt(to, 16);
      const start = characters(text);
      for (let glyph = first; glyph <= last; glyph += 1) {
        const code = (start.codePointAt(0) ?? 0) + glyph - first;
        found.set(glyph, to === undefined ? start : String.fromCodePoint(code));
      }
    }
  }
  return found;
}

/** The text of a PDF, without its spaces: those are positions. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const fonts = new Map(
    all.flatMap(({ source }) => {
      const own = /\/Font\s*<<([\s\S]*?)>>/.exec(source)?.[1] ?? '';
      return [...own.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
        const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.source ?? '')?.[1] ?? '';
        return [name, charactersOf(objects.get(map)?.data ?? '')] as const;
      });
    }),
  );
  return all
    .filter(({ data }) => /\bBT\b/.test(data) && /\bTf\b/.test(data))
    .flatMap(({ data }) => {
      let font: Map<number, string> | undefined;
      return [...data.matchAll(/\/(\w+) [\d.]+ Tf|<([\dA-Fa-f]+)>(?=[^[\]]*(?:Tj|\]\s*TJ))/g)].map(
        ([, name, hex = '']) => {
          if (name !== undefined) font = fonts.get(name);
          return (hex.match(/.{4}/g) ?? []).map((glyph) => font?.get(Number.parseInt(glyph, 16)) ?? '').join('');
        },
      );
    })
    .join('')
    .replaceAll(/\s/g, '');
}
