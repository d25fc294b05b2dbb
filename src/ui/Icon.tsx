import { IconShape } from './IconShape.tsx';
import * as shapes from './icon-shapes.ts';

/** The site's line icons, by their Lucide names. */
const icons = {
  'arrow-right': shapes.arrowRight,
  'arrow-up-right': shapes.arrowUpRight,
  award: shapes.award,
  'book-open': shapes.bookOpen,
  'calendar-days': shapes.calendarDays,
  check: shapes.check,
  'chevron-down': shapes.chevronDown,
  download: shapes.download,
  'file-text': shapes.fileText,
  'flask-conical': shapes.flaskConical,
  'graduation-cap': shapes.graduationCap,
  'hand-heart': shapes.handHeart,
  mail: shapes.mail,
  menu: shapes.menu,
  phone: shapes.phone,
  school: shapes.school,
  search: shapes.search,
  sprout: shapes.sprout,
  wallet: shapes.wallet,
  'wifi-off': shapes.wifiOff,
  x: shapes.x,
} as const;

export type IconName = keyof typeof icons;

type IconProps = { name: IconName; className?: string };

/** A decorative line icon, one line of text high by default. The text beside it carries the meaning. */
export function Icon({ name, className = 'size-[1.2em]' }: IconProps) {
  return <IconShape shape={icons[name]} className={`shrink-0 ${className}`} />;
}
