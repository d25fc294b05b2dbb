import { mapAddresses } from '../../lib/pictures/map.ts';
import type { Home, School } from '../../lib/text/content-types.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';

/**
 * The map of another site, lazy and sandboxed. Under it is a plan of the street, which is seen while the map loads or if
 * it can't. Scripts with same-origin are safe only because the frame is cross-origin.
 */
export function MapFrame({ words, school }: { words: Home['contact']['map']; school: School }) {
  const { address } = school;
  const map = mapAddresses(school);
  return (
    <div className="mt-6 print:hidden">
      <div className="relative h-40 overflow-hidden border border-edge bg-sunk sm:h-52">
        <div aria-hidden="true" className="lattice absolute inset-0" />
        <div
          aria-hidden="true"
          className="absolute inset-x-0 top-1/2 -rotate-6 [scale:1.05] border-y-2 border-brass bg-paper py-1 text-center text-label"
        >
          {address.street}
        </div>
        <KhatamMark className="absolute inset-0 m-auto size-14 -translate-y-6 rounded-round bg-paper text-green" />
        <iframe
          title={`Map of ${address.street}`}
          src={map.frame}
          height={300}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          className="relative size-full"
        />
      </div>
      <OutsideLink href={map.link} className="mt-2 inline-flex min-h-8 items-center">
        {words.link}
      </OutsideLink>
    </div>
  );
}
