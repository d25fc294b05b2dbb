import { mailtoHref, telHref } from '../../lib/contact/contact-links.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

/** The heights of embedded frames: the specification's two forms, and the map. */
const heights = { map: 'h-44 sm:h-[18.75rem]', hifzForm: 'h-[1261px]', employmentForm: 'h-[847px]' } as const;
const HEIGHTS_PX = { map: 300, hifzForm: 1261, employmentForm: 847 } as const;

/**
 * The minimum permissions of each kind of frame. Scripts with same-origin are safe only because the frame is
 * cross-origin.
 */
const sandboxes = {
  map: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  form: 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads',
} as const;

type EmbeddedFrameProps = {
  /** The frame's accessible name. */
  title: string;
  url: string;
  height: keyof typeof heights;
  /** Shown instead of the frame, at its height, while its address is a sample one: what to do until then. */
  waiting?: { text: string; phone: string; email: string } | undefined;
  /** The frame's content as text, beside the link. */
  text?: string;
  /** The attribute by which the provider's helper script finds the frame, if it has one. */
  helper?: { frameId?: string | undefined; frameClass?: string | undefined } | undefined;
  /** A plain link to the same content, in case the frame doesn't load. */
  link: { href: string; text: string };
  className?: string;
};

/** An embedded page from another site: lazy, sandboxed, titled, with a plain link under it. */
export function EmbeddedFrame({ title, url, height, waiting, text, helper, link, className = '' }: EmbeddedFrameProps) {
  return (
    <div className={`print:hidden ${className}`}>
      {waiting ? (
        <section
          aria-label={title}
          className={`relative border border-hairline bg-ground px-4 py-section ${heights[height]}`}
        >
          <div className="lattice absolute inset-0" />
          {/* It goes with the visitor through the height of the frame. */}
          <div className="sticky top-28 mx-auto max-w-prose border border-brass bg-paper p-8 text-center sm:w-108">
            <KhatamMark className="mx-auto size-14 text-green" />
            <p className="mt-4 font-serif text-h3">
              <WithPhoneLink text={waiting.text} phone={waiting.phone} />
            </p>
            <p className="mt-6 flex flex-wrap justify-center gap-3">
              <ButtonLink href={telHref(waiting.phone)}>Call the office</ButtonLink>
              <ButtonLink href={mailtoHref(waiting.email)} tone="secondary">
                Write to us
              </ButtonLink>
            </p>
          </div>
        </section>
      ) : (
        <iframe
          id={helper?.frameId}
          title={title}
          src={url}
          height={HEIGHTS_PX[height]}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={height === 'map' ? sandboxes.map : sandboxes.form}
          className={`w-full border border-edge bg-paper ${heights[height]} ${helper?.frameClass ?? ''}`.trim()}
        />
      )}
      <p className="mt-3 flex flex-wrap gap-x-6">
        {text && <span className="min-h-8 py-1 max-sm:hidden">{text}</span>}
        <OutsideLink href={link.href} className="inline-flex min-h-8 items-center">
          {link.text}
        </OutsideLink>
      </p>
    </div>
  );
}
