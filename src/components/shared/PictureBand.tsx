import type { ReactNode } from 'react';
import type { Picture } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type PictureBandProps = { id: string; picture: Omit<Picture, 'slot'>; children: ReactNode };

/** A band with a picture to its right edge, or over its text on a narrow screen. Its heading has the id `<id>-heading`. */
export function PictureBand({ id, picture, children }: PictureBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="relative bg-veil print:bg-transparent">
      <div className="later max-sm:h-52 lg:absolute lg:inset-y-0 lg:end-0 lg:w-1/2 print:hidden [&_img]:h-full [&_img]:object-cover">
        <PictureFrame picture={picture} className="object-bottom" sizes="(min-width: 64rem) 50vw, 100vw" />
      </div>
      <div className="shell flex flex-col justify-center py-6 md:py-section lg:min-h-[30vw] print:min-h-0">
        {children}
      </div>
    </section>
  );
}
