import { IconShape } from './IconShape.tsx';

/** Outlines in the style of the line icons, because Lucide has no brand icons. */
const outlines: Record<string, string> = {
  facebook: 'M15 3h-2.5A4.5 4.5 0 0 0 8 7.5V10H5v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM17.25 6.750h.01',
  youtube:
    'M5 5.5h14a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 16V8A2.5 2.5 0 0 1 5 5.5zM10 9v6l5-3z',
};

const ANY_SITE =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.7 3.7 5.6 3.7 9s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.6-3.7-9S9.5 5.7 12 3z';

/** A social network's icon by its id, or a globe for an unknown id. Decorative. */
export function SocialIcon({ id }: { id: string }) {
  return <IconShape shape={`<path d="${outlines[id] ?? ANY_SITE}"/>`} className="size-5" />;
}
