import type { PageContent } from '../../lib/text/content.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type SupportFundsProps = { page: Pick<PageContent<'support'>, 'funds' | 'zakat' | 'picture'>; donationUrl: string };

/**
 * The funds, each under the star that shows what it pays for, with its own button and whether it may receive Zakat. Each
 * button has a distinct accessible name.
 */
export function SupportFunds({ page: { funds, zakat, picture }, donationUrl }: SupportFundsProps) {
  return (
    <section id="funds" aria-labelledby="funds-heading">
      <div className="shell py-6 md:py-10">
        <h2 id="funds-heading" className="text-h2">
          {funds.heading}
        </h2>
        <p className="mt-3 text-lead text-ink-soft">{funds.introduction}</p>
      </div>
      <div className="print:hidden [&_img]:h-[39vw] min-[44rem]:[&_img]:h-[min(12.5rem,19.5vw)] [&_img]:object-cover">
        <PictureFrame picture={picture} sizes="100vw" isFirst />
      </div>
      <ul role="list" className="shell grid gap-x-12 gap-y-6 pt-6 lg:grid-cols-3 lg:pt-10 print:grid-cols-3">
        {funds.funds.map((fund) => (
          <li key={fund.id} className="flex flex-col items-start border-t-2 border-brass pt-3 md:pt-5">
            <h3 className="text-h3 text-green">{fund.title}</h3>
            <p className="mt-2 mb-4 grow text-ink-soft">
              {fund.description}
              {fund.zakat !== 'unknown' && <span className="block font-bold text-ink">{zakat[fund.zakat]}</span>}
            </p>
            <OutsideLink href={fund.url ?? donationUrl} className={buttonClass('secondary')}>
              {funds.button}
              <span className="sr-only"> to {fund.title}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
      <div className="shell pt-6 pb-section">
        <p className="text-ink-soft">{funds.help}</p>
      </div>
    </section>
  );
}
