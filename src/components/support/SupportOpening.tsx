import type { PageContent } from '../../lib/text/content.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';
import { PictureOpening } from '../shared/PictureOpening.tsx';

type SupportOpeningProps = { page: PageContent<'support'>; donationUrl: string; phone: string };

/**
 * The first screen of /support: the donation button beside a tiled wall. Each of its three stars shows what a fund pays for and
 * is the link to it. Whether a gift may be Zakat comes before any fund.
 */
export function SupportOpening({ page, donationUrl, phone }: SupportOpeningProps) {
  const { donate, funds, zakat } = page;
  const stars = (
    <ul role="list" className="fund-stars font-serif print:hidden">
      {funds.funds.map(({ id, title, url }) => (
        <li key={id}>
          <OutsideLink href={url ?? donationUrl} hasIcon={false} className="no-underline hover:underline">
            <span>
              <span className="sr-only">{funds.button} to </span>
              {title}
            </span>
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
  return (
    <PictureOpening page={page} onPicture={stars}>
      <p className="mt-6">
        <OutsideLink href={donationUrl} className={`${buttonClass('inverse')} min-h-16 text-h4 max-md:w-full`}>
          {donate.button}
        </OutsideLink>
      </p>
      <p id="zakat" className="mt-4">
        <WithPhoneLink text={zakat.answer?.text ?? zakat.ask} phone={phone} />
      </p>
    </PictureOpening>
  );
}
