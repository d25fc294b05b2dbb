import type { Picture } from '../../lib/text/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** Sixteen points on a circle with a diameter of 1, with the notches between them at 95% of its radius. */
const STAR = Array.from({ length: 32 }, (_, index) => {
  const radius = index % 2 === 0 ? 0.5 : 0.475;
  const angle = (index * Math.PI) / 16;
  return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)].map((value) => +value.toFixed(3)).join(' ');
}).join('L');

/** The outline of the star portraits of a page. Once on each page that has any. */
export function StarOutline() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <clipPath id="star-outline" clipPathUnits="objectBoundingBox">
        <path d={`M${STAR}Z`} />
      </clipPath>
    </svg>
  );
}

type StarPortraitProps = { picture: Picture; className?: string; sizes?: string };

/** A portrait clipped to a sixteen-pointed star, the same for photographs and drawings. The page has a `StarOutline`. */
export function StarPortrait({ picture, className = 'size-14 sm:size-28', sizes = '7rem' }: StarPortraitProps) {
  return (
    <div className={`shrink-0 [clip-path:url(#star-outline)] print:hidden ${className}`}>
      <PictureFrame picture={picture} sizes={sizes} />
    </div>
  );
}
