import { expect, test } from 'vitest';
import { rosetteOf } from './rosette.ts';

const SIDES = [0, 1, 2, 3];

test.each([24, 40, 60, 84, 112, 144, 180])('a rosette of %i has so many rhombs, with sides of one unit', (tiles) => {
  const rosette = rosetteOf(tiles);
  const rhombs = rosette?.rings.flat() ?? [];
  expect(rhombs).toHaveLength(tiles);
  for (const rhomb of rhombs) {
    for (const side of SIDES) {
      const [[ax, ay], [bx, by]] = [rhomb[side] ?? [0, 0], rhomb[(side + 1) % 4] ?? [0, 0]];
      expect(Math.hypot(bx - ax, by - ay)).toBeCloseTo(1);
    }
    for (const [x, y] of rhomb) expect(Math.hypot(x, y)).toBeLessThanOrEqual((rosette?.radius ?? 0) + 1e-9);
  }
});

test('its rhombs fill the outline without gaps or overlaps', () => {
  for (const tiles of [40, 60]) {
    const rosette = rosetteOf(tiles);
    const area = (corners: readonly (readonly [number, number])[]) =>
      Math.abs(
        corners.reduce((sum, [x, y], i) => {
          const [nx, ny] = corners[(i + 1) % corners.length] ?? [0, 0];
          return sum + x * ny - nx * y;
        }, 0),
      ) / 2;
    const covered = (rosette?.rings.flat() ?? []).reduce((sum, rhomb) => sum + area(rhomb), 0);
    // The outline is a regular polygon with sides of two units.
    const points = 1 + Math.sqrt(1 + 2 * tiles);
    const outline = points / Math.tan(Math.PI / points);
    expect(covered).toBeCloseTo(outline);
  }
});

test.each([0, 1, 25, 41, 59])('%i tiles make no rosette', (tiles) => {
  expect(rosetteOf(tiles)).toBeUndefined();
});
