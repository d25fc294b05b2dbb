import type { Picture } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type ContactSheetProps = {
  /** The list's accessible name: what the pictures show. */
  label: string;
  photos: readonly Picture[];
  /** The number of columns on a wide screen. */
  columns?: 3 | 4;
  /** True if the sheet starts on the page's first screen, with a large picture. */
  isFirst?: boolean;
};

/** In two columns, the first of an odd number of pictures spans both, so no picture is left over. */
const LEAD = 'max-lg:[&>li:first-child:nth-last-child(odd)]:col-span-2';

const grids = {
  3: 'gap-y-4 sm:grid-cols-3',
  4: `grid-cols-2 gap-y-4 lg:gap-y-8 lg:grid-cols-4 ${LEAD}`,
} as const;

/** The `sizes` of a picture. */
const sizes = {
  3: '(min-width: 84rem) 23rem, (min-width: 36rem) 30vw, 8rem',
  4: '(min-width: 84rem) 17rem, (min-width: 64rem) 21vw, 45vw',
} as const;

/** The `sizes` of the large picture of a first screen. */
const FIRST_SIZES = '(min-width: 84rem) 45rem, (min-width: 64rem) 55vw, 100vw';

/**
 * Captioned photos in a grid; those of three columns in rows on a phone, where a column would break their captions. Each opens
 * its file, which the browser shows as large as the screen.
 */
export function ContactSheet({ label, photos, columns = 3, isFirst = false }: ContactSheetProps) {
  return (
    <ul
      role="list"
      data-gallery=""
      aria-label={label}
      className={`unstacked grid gap-x-3 md:gap-x-6 lg:gap-x-12 ${grids[columns]}`}
    >
      {photos.map((photo, index) => (
        <li key={photo.slot}>
          <figure className={columns === 3 ? 'items-center gap-x-4 max-sm:grid max-sm:grid-cols-[8rem_1fr]' : ''}>
            <a href={photo.src} className="group block overflow-hidden no-underline">
              <span className="sr-only">Full picture: </span>
              <PictureFrame
                picture={photo}
                sizes={isFirst && index === 0 ? FIRST_SIZES : sizes[columns]}
                className="transition-opacity duration-150 group-hover:opacity-90"
                isFirst={isFirst && index === 0}
              />
            </a>
            {photo.caption && (
              <figcaption className="mt-1 text-label leading-tight text-ink-soft md:mt-2 md:text-note">
                {photo.caption}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
