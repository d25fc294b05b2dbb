type Point = readonly [x: number, y: number];

/** A rosette of rhombs around the origin, ring by ring from the middle. Each rhomb is a list of corners. */
export type Rosette = { rings: readonly (readonly (readonly Point[])[])[]; radius: number };

const MOST_POINTS = 20;

/**
 * The rosette with exactly this many tiles, or undefined if there is none. A rosette with N points has N(N − 2)/2 rhombs:
 * 24, 40, 60, 84 …, N in each ring. All rhombs have sides of one unit, so a larger rosette is larger by its tiles.
 */
export function rosetteOf(tiles: number): Rosette | undefined {
  const points = Array.from({ length: MOST_POINTS / 2 - 3 }, (_, index) => 8 + 2 * index).find(
    (count) => (count * (count - 2)) / 2 === tiles,
  );
  if (!points) return undefined;
  const step = (2 * Math.PI) / points;
  /** The corner that `ring` sides reach from the middle, around the direction `turn` (in steps). */
  const corner = (turn: number, ring: number): Point => {
    const angles = Array.from({ length: ring }, (_, side) => step * (turn + side - (ring - 1) / 2) - Math.PI / 2);
    return [angles.reduce((x, angle) => x + Math.cos(angle), 0), angles.reduce((y, angle) => y + Math.sin(angle), 0)];
  };
  const rings = Array.from({ length: points / 2 - 1 }, (_, index) =>
    Array.from({ length: points }, (_unused, at) => {
      const turn = at + (index % 2 ? 0.5 : 0);
      return [
        corner(turn, index),
        corner(turn - 0.5, index + 1),
        corner(turn, index + 2),
        corner(turn + 0.5, index + 1),
      ];
    }),
  );
  return { rings, radius: Math.hypot(...corner(0, points / 2)) };
}
