import * as arches from './arches.ts';
import * as bands from './bands.ts';
import type { Canvas, Composition, Draw, Size } from './composition.ts';
import * as rounds from './rounds.ts';

const DRAW: { [Kind in Composition['kind']]: Draw<Kind> } = {
  arch: arches.singleArch,
  arcade: arches.arcade,
  portal: arches.portal,
  gate: arches.gate,
  wall: arches.wall,
  bareStars: rounds.bareStars,
  tiling: rounds.tiling,
  medallion: rounds.medallion,
  sunburst: rounds.sunburst,
  window: rounds.window,
  corners: rounds.corners,
  seal: rounds.seal,
  construction: rounds.construction,
  frieze: bands.frieze,
  strip: bands.strip,
  cartouche: bands.lyingCartouche,
  column: bands.column,
  horizon: bands.horizon,
  offCenter: bands.offCenter,
  panel: bands.panel,
};

const canvasOf = ([w, h]: Size): Canvas => {
  const s = Math.min(w, h) / 100;
  const edge = Math.round(5.5 * s);
  return { w, h, cx: w / 2, cy: h / 2, s, edge, inside: { x: edge, y: edge, w: w - 2 * edge, h: h - 2 * edge } };
};

/** The markup of a composition, without the `svg` element and its stylesheet. */
export const compose = (composition: Composition, size: Size): string => {
  // The table maps each kind to its own function. TypeScript can't follow that through an index.
  const draw = DRAW[composition.kind] as (composition: Composition, canvas: Canvas) => string;
  return draw(composition, canvasOf(size));
};
