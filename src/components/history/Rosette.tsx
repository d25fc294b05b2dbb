import type { Rosette as RosetteShape } from '../../lib/pictures/rosette.ts';

/** The tones of the rings, from the middle outward. */
const TONES = ['fill-on-deep', 'fill-on-deep-accent', 'fill-brass', 'fill-on-deep-soft'] as const;

const at = (value: number) => Math.round(value * 100) / 100;
const boxOf = (reach: number) => [-reach, -reach, 2 * reach, 2 * reach].map(at).join(' ');

type RosetteProps = {
  rosette: RosetteShape;
  /** Half the width of the picture, in sides of a rhomb. */
  reach: number;
};

/** A rosette of rhombs. The joints between the tiles show the ground. Decorative: the number is beside it. */
export function Rosette({ rosette, reach }: RosetteProps) {
  return (
    <svg aria-hidden="true" viewBox={boxOf(reach)} className="size-full stroke-deep" strokeWidth=".06">
      {rosette.rings.map((ring, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: A ring is its position.
          key={index}
          className={TONES[index % TONES.length]}
          d={ring.map((rhomb) => `M${rhomb.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}z`).join('')}
        />
      ))}
    </svg>
  );
}

/** The circle and the points that a rosette starts from. */
export function RosetteStart({ reach }: { reach: number }) {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    return [at(0.9 * reach * Math.sin(angle)), at(-0.9 * reach * Math.cos(angle))] as const;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={boxOf(reach)}
      className="size-full fill-none stroke-on-deep-soft"
      strokeWidth=".03"
    >
      <circle r={at(0.9 * reach)} />
      <circle r={at(0.3 * reach)} />
      <path d={points.map(([x, y]) => `M0 0L${x} ${y}`).join('')} />
      <path
        className="stroke-on-deep-accent"
        strokeWidth=".2"
        strokeLinecap="round"
        d={points.map(([x, y]) => `M${x} ${y}h0`).join('')}
      />
    </svg>
  );
}
