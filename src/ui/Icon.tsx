import { IconShape } from './IconShape.tsx';
import * as shapes from './icon-shapes.ts';

/** The name of a line icon. */
export type IconName = keyof typeof shapes;

const icons: Readonly<Record<IconName, string>> = { ...shapes };

/** A decorative line icon, one line of text high by default. The text beside it carries the meaning. */
export function Icon({ name, className = 'size-[1.2em]' }: { name: IconName; className?: string }) {
  return <IconShape shape={icons[name]} className={`shrink-0 ${className}`} />;
}
