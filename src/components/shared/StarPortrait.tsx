import type { Picture } from '../../lib/content-types.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

/** Sixteen points on the circle, with the notches between them at 95% of its radius. */
const STAR =
  '[clip-path:polygon(50%_0%,59.3%_3.3%,69.1%_3.8%,76.4%_10.4%,85.4%_14.6%,89.6%_23.6%,96.2%_30.9%,96.7%_40.7%,100%_50%,96.7%_59.3%,96.2%_69.1%,89.6%_76.4%,85.4%_85.4%,76.4%_89.6%,69.1%_96.2%,59.3%_96.7%,50%_100%,40.7%_96.7%,30.9%_96.2%,23.6%_89.6%,14.6%_85.4%,10.4%_76.4%,3.8%_69.1%,3.3%_59.3%,0%_50%,3.3%_40.7%,3.8%_30.9%,10.4%_23.6%,14.6%_14.6%,23.6%_10.4%,30.9%_3.8%,40.7%_3.3%)]';

/** A portrait clipped to a sixteen-pointed star, the same for photographs and drawings. */
export function StarPortrait({ picture }: { picture: Picture }) {
  return (
    <div className={`size-28 shrink-0 print:hidden ${STAR}`}>
      <PictureFrame picture={picture} sizes="7rem" />
    </div>
  );
}
