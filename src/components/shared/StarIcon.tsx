import { Icon, type IconName } from '../../ui/Icon.tsx';

/** The star's color, by its token name. */
export type StarColor = 'green' | 'brass';

const colors: Record<StarColor, string> = { green: 'text-green', brass: 'text-brass-ink' };

/** The outline of two squares crossed at 45°, with circumradius 22, centered in a 48-unit box. */
const OUTLINE = Array.from({ length: 16 }, (_, index) => {
  const radius = index % 2 === 0 ? 22 : (22 * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const angle = (index * Math.PI) / 8;
  return `${index === 0 ? 'M' : 'L'}${(24 + radius * Math.sin(angle)).toFixed(2)} ${(24 - radius * Math.cos(angle)).toFixed(2)}`;
})
  .join('')
  .concat('Z');

type StarIconProps = { icon: IconName; color: StarColor; className: string };

/** A line icon inside an eight-pointed star, which covers any line behind it. Decorative. */
export function StarIcon({ icon, color, className }: StarIconProps) {
  return (
    <span className={`relative grid shrink-0 place-items-center ${colors[color]} ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 48 48" className="absolute inset-0 size-full">
        <path d={OUTLINE} className="fill-ground stroke-current" strokeWidth="1.5" strokeLinejoin="miter" />
      </svg>
      <Icon name={icon} className="relative size-2/5" />
    </span>
  );
}
