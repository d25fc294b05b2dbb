import { describe, expect, test } from 'vitest';
import type { Point } from './geometry.ts';
import { radians, rotate, TAU } from './geometry.ts';
import { sectorOf, turnsOf } from './sectors.ts';
import { starCell } from './strapwork.ts';
import type { TilingName } from './tilings.ts';
import { latticeCoordinates, TILINGS, tilingNamed } from './tilings.ts';

const names = Object.keys(TILINGS) as TilingName[];

describe.each(names)('a sector of the %s pattern', (name) => {
  const tiling = tilingNamed(name);
  const turns = turnsOf(tiling);
  const strands = starCell(tiling, radians(64), () => 1).figures.flatMap(({ figure }) => figure.strands);
  const { sector, whole } = sectorOf(tiling, strands, (strand) => strand);
  /** The strand's place in its cell. Equal for the same strand of another cell. */
  const place = (strand: readonly Point[]): string =>
    strand
      .map((corner) =>
        latticeCoordinates(tiling, corner)
          .map((c) => ((c + 10.0005) % 1).toFixed(2))
          .join(),
      )
      .sort()
      .join(' ');

  test('completes the cell when it is copied around the center', () => {
    const copies = Array.from({ length: turns }, (_, i) =>
      sector.map((strand) => strand.map((corner) => rotate(corner, (i * TAU) / turns))),
    );
    const places = [...whole, ...copies.flat()].map(place).sort();
    expect(places).toEqual(strands.map(place).sort());
  });

  test('has no more than its share of the strands', () => {
    expect(sector.length).toBeLessThanOrEqual(strands.length / turns);
    expect(sector.length).toBeGreaterThan(0);
  });
});

test('rotates patterns as often as they look the same', () => {
  expect(names.map((name) => turnsOf(tilingNamed(name))).every((turns) => [2, 4, 6].includes(turns))).toBe(true);
  expect(turnsOf(tilingNamed('4.8.8'))).toBe(4);
  expect(turnsOf(tilingNamed('3.12.12'))).toBe(6);
  expect(turnsOf(tilingNamed('rosette-10'))).toBe(2);
});
