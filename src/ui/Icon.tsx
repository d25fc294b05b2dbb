import { IconShape } from './IconShape.tsx';
import * as shapes from './icon-shapes.ts';

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';

/** A line icon by its Lucide name: `arrow-right` is `arrowRight` of icon-shapes.ts. */
export type IconName = Kebab<keyof typeof shapes>;

const icons = Object.fromEntries(
  Object.entries(shapes).map(([key, shape]) => [key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), shape]),
) as Record<IconName, string>;

type IconProps = { name: IconName; className?: string };

/** A decorative line icon, one line of text high by default. The text beside it carries the meaning. */
export function Icon({ name, className = 'size-[1.2em]' }: IconProps) {
  return <IconShape shape={icons[name]} className={`shrink-0 ${className}`} />;
}
