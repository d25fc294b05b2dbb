import type { BorderKind } from '../borders.ts';
import type { Box, FieldSpec } from '../field.ts';
import type { Point } from '../geometry.ts';
import type { MotifName } from '../motifs/library.ts';
import type { ArchKind } from '../shapes.ts';

/** Width and height of a picture in its own units, which are also its intrinsic CSS pixels. */
export type Size = readonly [width: number, height: number];

export type OpeningShape =
  | 'circle'
  | 'khatam'
  | 'octagon'
  | 'lobed-8'
  | 'lobed-12'
  | 'lobed-16'
  | 'shamsa-8'
  | 'shamsa-12'
  | 'star-10'
  | 'star-12'
  | 'star-16';

/** The faint star behind a motif: number of points and density. */
export type Halo = readonly [points: number, density: number];

/**
 * What a picture contains. Radii, bands and reaches are fractions of the picture's height. Widths of arches and
 * cartouches are fractions of its width.
 */
export type Composition =
  /** A field of stars with one opening in the middle. */
  | {
      kind: 'medallion';
      field: FieldSpec;
      shape: OpeningShape;
      radius: number;
      motif: MotifName;
      halo?: Halo;
      border: BorderKind;
      at?: readonly [number, number];
    }
  /** A large arch over a motif, with a pattern in the spandrels. */
  | {
      kind: 'arch';
      field: FieldSpec;
      arch: ArchKind;
      width: number;
      rise: number;
      motif: MotifName;
      halo?: Halo;
      border: BorderKind;
      lamp?: MotifName;
      /** How far the motif extends from its center, as a fraction of the arch's width. */
      motifSize?: number;
      /** Leaves a bright cartouche on the lower border, for a word of the page. */
      hasLabel?: boolean;
    }
  /** A piece of pattern without a frame. */
  | { kind: 'tiling'; field: FieldSpec }
  /** A wall of pattern without a frame, with a niche on its lower edge that shows the motif. */
  | {
      kind: 'wall';
      field: FieldSpec;
      arch: ArchKind;
      /** The width of the arch. */
      span: number;
      motif: MotifName;
      halo: Halo;
    }
  /** A wall of square pattern without a frame, with bare stars at these points, in cells of the pattern from the middle. */
  | { kind: 'bareStars'; field: FieldSpec; at: readonly Point[] }
  /** A band of pattern across a plain page, with a row of medallions. */
  | {
      kind: 'frieze';
      field: FieldSpec;
      shape: OpeningShape;
      motifs: readonly MotifName[];
      band: number;
      radius: number;
      border: BorderKind;
    }
  /** A strip of pattern without a frame, with medallions `gap` apart around its middle. */
  | { kind: 'strip'; field: FieldSpec; shape: OpeningShape; motifs: readonly MotifName[]; gap: number; radius: number }
  /** A row of arches, with a motif in each. Without a border, it continues to the edges. */
  | {
      kind: 'arcade';
      field: FieldSpec;
      arch: ArchKind;
      motifs: readonly MotifName[];
      hung?: readonly MotifName[];
      border?: BorderKind;
    }
  /** A large rosette, with the motif on the plain page beside it. */
  | {
      kind: 'offCenter';
      field: FieldSpec;
      motif: MotifName;
      halo?: Halo;
      side: 'left' | 'right';
      border: BorderKind;
      shape?: OpeningShape;
    }
  /** A wall of square tiles, with motifs and stars alternating. */
  | {
      kind: 'panel';
      columns: number;
      rows: number;
      motifs: readonly MotifName[];
      fields: readonly FieldSpec[];
      border: BorderKind;
    }
  /** Rings of rays around a motif. */
  | { kind: 'sunburst'; rays: number; motif: MotifName; border: BorderKind; corners?: FieldSpec; radius?: number }
  /** A plain page with pattern in quarter circles at its corners. */
  | {
      kind: 'corners';
      field: FieldSpec;
      motif: MotifName;
      halo: Halo;
      border: BorderKind;
      reach: number;
      shape?: OpeningShape;
    }
  /** A horizontal cartouche over a field. */
  | {
      kind: 'cartouche';
      field: FieldSpec;
      motifs: readonly MotifName[];
      width: number;
      height: number;
      border: BorderKind;
    }
  /** A large star-shaped window onto a field, with the motif in its center. */
  | {
      kind: 'window';
      field: FieldSpec;
      shape: OpeningShape;
      radius: number;
      inner: OpeningShape;
      innerRadius: number;
      motif: MotifName;
      border: BorderKind;
      sides?: MotifName;
    }
  /** A floor of pattern with the motif on it, under half a rosette of rays. */
  | {
      kind: 'horizon';
      field: FieldSpec;
      motif: MotifName;
      sky?: MotifName;
      rays: number;
      border: BorderKind;
      floor: number;
    }
  /** A vertical strip of pattern beside a page. */
  | {
      kind: 'column';
      field: FieldSpec;
      motif: MotifName;
      halo: Halo;
      side: 'left' | 'right';
      share: number;
      border: BorderKind;
    }
  /** Concentric interlaced circles and construction lines around a motif. */
  | { kind: 'construction'; points: number; motif: MotifName; field: FieldSpec; border: BorderKind }
  /** A seal: a rosette in a banded outline on an empty background. */
  | { kind: 'seal'; field: FieldSpec; points: number; shape: OpeningShape; radius: number }
  /** A portal whose open doors show the rising sun. */
  | { kind: 'portal'; field: FieldSpec; border: BorderKind }
  /** The main gate: an arch without a ground, and one rosette from its center. `tip`, `heart` and `foot` are heights, `disc` is a radius. */
  | { kind: 'gate'; field: FieldSpec; tip: number; heart: number; foot: number; disc: number };

/** The sheet a composition is drawn on, with the measurements that every composition needs. */
export type Canvas = {
  readonly w: number;
  readonly h: number;
  readonly cx: number;
  readonly cy: number;
  /** A hundredth of the shorter side: the unit of all line widths. */
  readonly s: number;
  /** Width of the frame. */
  readonly edge: number;
  readonly inside: Box;
};

export type Draw<Kind extends Composition['kind']> = (
  composition: Extract<Composition, { kind: Kind }>,
  canvas: Canvas,
) => string;
