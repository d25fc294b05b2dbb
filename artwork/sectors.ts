import type { Point } from './geometry.ts';
import { rotate, TAU } from './geometry.ts';
import type { Tiling } from './tilings.ts';
import { latticeCoordinates } from './tilings.ts';

const ROUNDING = 1e4;

/** Equal for shapes that differ by a translation of the lattice. */
const signature = (tiling: Tiling, shape: readonly Point[]): string =>
  shape
    .map((corner) =>
      latticeCoordinates(tiling, corner)
        .map((c) => (Math.round(c * ROUNDING) + 10 * ROUNDING) % ROUNDING)
        .join(),
    )
    .sort()
    .join(' ');

/** How often the tiling looks the same during a full turn around the origin. */
export const turnsOf = (tiling: Tiling): number => {
  const own = new Set(tiling.tiles.map((tile) => signature(tiling, tile)));
  const isSame = (turns: number): boolean =>
    tiling.tiles.every((tile) =>
      own.has(
        signature(
          tiling,
          tile.map((corner) => rotate(corner, TAU / turns)),
        ),
      ),
    );
  return [6, 4, 3, 2].find(isSame) ?? 1;
};

/**
 * The shapes of one cell, divided into those of one sector, which rotations around the origin copy to all others, and
 * those around a center of rotation. Without rotations, all shapes are whole.
 */
export const sectorOf = <Shape>(
  tiling: Tiling,
  shapes: readonly Shape[],
  cornersOf: (shape: Shape) => readonly Point[],
): { sector: Shape[]; whole: Shape[] } => {
  const turns = turnsOf(tiling);
  const rest = new Map(shapes.map((shape) => [signature(tiling, cornersOf(shape)), shape]));
  const [sector, whole]: [Shape[], Shape[]] = [[], []];
  for (const shape of shapes) {
    const orbit = new Set(
      Array.from({ length: turns }, (_, i) =>
        signature(
          tiling,
          cornersOf(shape).map((corner) => rotate(corner, (i * TAU) / turns)),
        ),
      ),
    );
    const members = [...orbit].filter((name) => rest.has(name));
    if (turns > 1 && members.length === turns) sector.push(shape);
    else whole.push(...members.map((name) => rest.get(name) as Shape));
    for (const name of members) rest.delete(name);
  }
  return { sector, whole };
};
