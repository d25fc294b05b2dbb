import type { PageContent } from '../../lib/text/content.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';
import { BandPicture } from '../shared/BandPicture.tsx';

type SupportOpeningProps = { page: PageContent<'support'>; donationUrl: string; phone: string };

/**
 * The first screen of /support: the donation button beside a tiled wall. Three stars of the wall are still to be laid, and
 * each is the link to a fund. On a phone the funds are a list below the button. Whether a gift may be Zakat comes before
 * any fund.
 */
export function SupportOpening({ page, donationUrl, phone }: SupportOpeningProps) {
  const { heading, subheading, picture, donate, funds, zakat } = page;
  return (
    <header className="on-deep relative overflow-hidden bg-deep text-on-deep print:text-ink">
      <BandPicture picture={picture} />
      <div className="shell py-6 md:grid md:items-center print:py-3">
        <div className="pb-6 md:w-1/2 md:pe-6 print:w-full">
          <h1 className="text-h1">{heading}</h1>
          <p className="mt-4 text-lead text-on-deep-soft">{subheading}</p>
          <p className="mt-6">
            <OutsideLink href={donationUrl} className={`${buttonClass('inverse')} min-h-16 text-h4 max-md:w-full`}>
              {donate.button}
            </OutsideLink>
          </p>
          <p id="zakat" className="mt-4">
            <WithPhoneLink text={zakat.answer?.text ?? zakat.ask} phone={phone} />
          </p>
        </div>
        <ul className="bare-stars font-serif text-h4 print:hidden">
          {funds.funds.map(({ id, title, url }) => (
            <li key={id} className="border-t border-deep-line">
              <OutsideLink
                href={url ?? donationUrl}
                className="flex min-h-14 items-center justify-between text-inherit no-underline hover:underline"
              >
                <span>
                  <span className="sr-only">{funds.button} to </span>
                  {title}
                </span>
              </OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
