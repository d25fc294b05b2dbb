import {
  ArrowRight,
  ArrowUpRight,
  Award,
  BookOpen,
  CalendarDays,
  Check,
  ChevronDown,
  Clock,
  Download,
  FileText,
  FlaskConical,
  GraduationCap,
  HandHeart,
  Info,
  Mail,
  MapPin,
  Menu,
  Phone,
  Printer,
  School,
  Search,
  Sprout,
  Wallet,
  WifiOff,
  X,
} from 'lucide-react';

/** The site's line icons, by their Lucide names. */
const icons = {
  'arrow-right': ArrowRight,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  check: Check,
  'chevron-down': ChevronDown,
  clock: Clock,
  download: Download,
  'file-text': FileText,
  'flask-conical': FlaskConical,
  'graduation-cap': GraduationCap,
  'hand-heart': HandHeart,
  info: Info,
  mail: Mail,
  'map-pin': MapPin,
  menu: Menu,
  phone: Phone,
  printer: Printer,
  school: School,
  search: Search,
  sprout: Sprout,
  wallet: Wallet,
  'wifi-off': WifiOff,
  x: X,
} as const;

export type IconName = keyof typeof icons;

/** The names of all icons. */
export const ICON_NAMES = Object.keys(icons) as readonly IconName[];

type IconProps = { name: IconName; className?: string };

/**
 * A decorative line icon, one line of text high by default. The text beside it carries the meaning. In HTML, an `svg`
 * element needs no namespace; a page has up to forty icons.
 */
export function Icon({ name, className = 'size-[1.2em]' }: IconProps) {
  const Glyph = icons[name];
  return <Glyph xmlns={undefined} aria-hidden="true" strokeWidth={1.75} className={`shrink-0 ${className}`} />;
}
