import type { Picture } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type ContactSheetProps = {
  /** The list's accessible name: what the pictures show. */
  label: string;
  photos: readonly Picture[];
  /** The number of columns on a wide screen. */
  columns?: 2 | 3 | 4;
  /** True if the sheet starts on the page's first screen, with a large picture. */
  isFirst?: boolean;
};

const grids = {
  2: 'sm:grid-cols-2',
  3: 'grid-cols-2 md:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
} as const;

/** In two columns, the first of an odd number of pictures spans both, so no picture is left over. */
const leads = {
  2: 'sm:[&>li:first-child:nth-last-child(odd)]:col-span-2',
  3: 'max-md:[&>li:first-child:nth-last-child(odd)]:col-span-2',
  4: 'max-lg:[&>li:first-child:nth-last-child(odd)]:col-span-2',
} as const;

/** The `sizes` of a picture. A first picture that spans both columns is as wide as the page. */
const sizes = {
  2: ['(min-width: 84rem) 38rem, (min-width: 36rem) 45vw, 91vw', '(min-width: 84rem) 78rem, 93vw'],
  3: [
    '(min-width: 84rem) 25rem, (min-width: 48rem) 30vw, 45vw',
    '(min-width: 84rem) 25rem, (min-width: 48rem) 30vw, 91vw',
  ],
  4: [
    '(min-width: 84rem) 19rem, (min-width: 64rem) 22vw, 45vw',
    '(min-width: 84rem) 19rem, (min-width: 64rem) 22vw, 91vw',
  ],
} as const;

/** The `sizes` of the large picture of a first screen. */
const FIRST_SIZES = '(min-width: 84rem) 45rem, (min-width: 64rem) 55vw, 100vw';

/**
 * Captioned photos in a grid. Each links to its file, so it opens large without script. The script that shows them in a
 * dialog finds the list by `data-gallery`.
 */
export function ContactSheet({ label, photos, columns = 3, isFirst = false }: ContactSheetProps) {
  return (
    <ul
      data-gallery=""
      aria-label={label}
      className={`grid gap-x-4 gap-y-8 md:gap-x-6 ${grids[columns]} ${leads[columns]}`}
    >
      {photos.map((photo, index) => (
        <li key={photo.slot}>
          <figure>
            <a href={photo.src} className="group block overflow-hidden no-underline">
              <span className="sr-only">Full picture: </span>
              <PictureFrame
                picture={photo}
                sizes={
                  isFirst && index === 0 ? FIRST_SIZES : sizes[columns][index === 0 && photos.length % 2 === 1 ? 1 : 0]
                }
                className="transition-opacity duration-150 group-hover:opacity-90"
                isFirst={isFirst && index === 0}
              />
            </a>
            {photo.caption && <figcaption className="mt-3 text-label text-ink-soft">{photo.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
