import type { Picture } from '../../lib/text/content-types.ts';
import { classes } from '../../ui/classes.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type BandPictureProps = { picture: Picture; className?: string };

/** The picture of a band from edge to edge: beside the text up to the edge of the screen, or above it on a phone. */
export function BandPicture({ picture, className = '' }: BandPictureProps) {
  return (
    <div
      className={classes(
        'h-52 print:hidden [&_img]:h-full [&_img]:object-cover',
        'md:absolute md:inset-y-0 md:end-0 md:h-auto md:w-[44vw] md:border-s-4 md:border-brass',
        className,
      )}
    >
      <PictureFrame picture={picture} sizes="(min-width: 64rem) 47vw, (min-width: 48rem) 44vw, 100vw" isFirst />
    </div>
  );
}
