import { describe, expect, test } from 'vitest';
import type { BorderKind } from './borders.ts';
import { frame } from './borders.ts';

const BOX = { x: 0, y: 0, w: 1207, h: 811 };
const WIDTH = 45;

/** All points of a path's data, including the ends of arcs. */
const pointsOf = (d: string): [number, number][] => {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of d.matchAll(/([Mlhva])([^Mlhvaz]*)/g)) {
    const numbers = [...(rest ?? '').matchAll(/-?[\d.]+/g)].map(Number);
    const size = command === 'a' ? 7 : command === 'h' || command === 'v' ? 1 : 2;
    for (let i = 0; i < numbers.length; i += size) {
      const [a = 0, b = 0] = numbers.slice(i, i + size).slice(-2);
      if (command === 'M') [x, y] = [a, b];
      else if (command === 'h') x += a;
      else if (command === 'v') y += a;
      else [x, y] = [x + a, y + b];
      points.push([x, y]);
    }
  }
  return points;
};

const kinds: BorderKind[] = ['stars', 'beads', 'teeth', 'braid', 'lozenges'];

describe.each(kinds)('a border of %s', (kind) => {
  const markup = frame(kind, BOX, WIDTH);

  test('has a stone in every corner', () => {
    const middles = [...markup.matchAll(/class="rule" d="([^"]+)"/g)].flatMap(([, d]) =>
      (d ?? '').split(/(?=M)/).map((outline) => {
        const points = pointsOf(outline);
        return [0, 1].map((axis) => {
          const values = points.map((point) => point[axis] ?? 0);
          return (Math.min(...values) + Math.max(...values)) / 2;
        });
      }),
    );
    for (const x of [WIDTH / 2, BOX.w - WIDTH / 2])
      for (const y of [WIDTH / 2, BOX.h - WIDTH / 2])
        expect(middles.some(([mx = 0, my = 0]) => Math.hypot(mx - x, my - y) < 0.2)).toBe(true);
  });

  test.each([
    ['bh', BOX.w - 2 * WIDTH],
    ['bv', BOX.h - 2 * WIDTH],
  ])('begins and ends alike on its side %s', (id, length) => {
    const [, side = ''] = new RegExp(`<g id="${id}">(.*?)</g>`).exec(markup) ?? [];
    const xs = [...side.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) => pointsOf(d ?? '')).map(([x]) => x);
    expect(xs.length).toBeGreaterThan(0);
    expect(Math.min(...xs)).toBeGreaterThan(-0.5);
    expect(Math.min(...xs)).toBeCloseTo(length - Math.max(...xs), 0);
  });
});
