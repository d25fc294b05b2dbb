import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { PhoneLink } from '../shared/PhoneLink.tsx';

type NotFoundProps = { page: PageContent<'notFound'>; phone: string };

/** The 404 page: a link to Home, the pages visitors most likely meant, and the phone number of the office. */
export function NotFound({ page, phone }: NotFoundProps) {
  const { heading, text, home, picture, nearestLabel, nearest, call } = page;
  return (
    // The drawing's background is the page's background color, so the star needs no frame.
    <div className="bg-paper">
      <div className="shell grid items-center gap-x-12 gap-y-8 py-12 lg:grid-cols-12 lg:py-16">
        <div className="max-lg:max-w-narrow lg:order-last lg:col-span-6">
          <PictureFrame
            picture={picture}
            sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 45vw, (min-width: 38rem) 34rem, 91vw"
            isFirst
          />
        </div>
        <div className="lg:col-span-6">
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-5 max-w-prose text-lead text-ink-soft">{text}</p>
          <p className="mt-8">
            <ButtonLink href="/">{home}</ButtonLink>
          </p>
          <nav aria-labelledby="nearest-heading" className="mt-12">
            <h2 id="nearest-heading" className="text-h4">
              {nearestLabel}
            </h2>
            <ul role="list" className="mt-3 grid max-w-narrow border-t border-hairline sm:grid-cols-2 sm:gap-x-8">
              {nearest.map((link) => (
                <li key={link.href} className="border-b border-hairline">
                  <a href={link.href} className="flex min-h-12 items-center no-underline hover:underline">
                    {link.text}
                  </a>
                </li>
              ))}
            </ul>
            <p className="mt-4">
              {call} <PhoneLink phone={phone} look="line" />
            </p>
          </nav>
        </div>
      </div>
    </div>
  );
}
