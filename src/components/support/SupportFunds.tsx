import type { PageContent } from '../../lib/text/content.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type SupportFundsProps = { page: Pick<PageContent<'support'>, 'funds' | 'zakat' | 'picture'>; donationUrl: string };

/**
 * The funds, each with its star, the part of the drawing that shows what it pays for, with its own button and whether it may
 * receive Zakat. A photograph is above them all. Each button has a distinct accessible name.
 */
export function SupportFunds({ page: { funds, zakat, picture }, donationUrl }: SupportFundsProps) {
  const isPhotograph = picture.sources?.some((source) => 'type' in source);
  return (
    <section id="funds" aria-labelledby="funds-heading">
      <div className="shell py-6 md:py-10">
        <h2 id="funds-heading" className="text-h2">
          {funds.heading}
        </h2>
        {funds.introduction && <p className="mt-3 text-lead text-ink-soft">{funds.introduction}</p>}
      </div>
      {isPhotograph && (
        <div className="print:hidden [&_img]:h-[39vw] min-[44rem]:[&_img]:h-[min(12.5rem,19.5vw)] [&_img]:object-cover">
          <PictureFrame picture={picture} sizes="100vw" isFirst />
        </div>
      )}
      <ul role="list" className="funds shell grid gap-x-12 gap-y-6 lg:grid-cols-3 print:grid-cols-3">
        {funds.funds.map((fund, index) => (
          <li key={fund.id} className="flex gap-3 md:gap-5">
            {!isPhotograph && (
              <div className="fund-star shrink-0 print:hidden [&_img]:h-full [&_img]:object-cover">
                <PictureFrame picture={picture} isFirst={index === 0} />
              </div>
            )}
            <div className="flex grow flex-col items-start">
              <h3 className="text-h3 text-green">{fund.title}</h3>
              <p className="mt-2 mb-4 grow text-balance text-ink-soft">
                {fund.description}
                {fund.zakat !== 'unknown' && <span className="block font-bold text-ink">{zakat[fund.zakat]}</span>}
              </p>
              <OutsideLink href={fund.url ?? donationUrl} className={`${buttonClass('secondary')} w-full max-w-96`}>
                <span>
                  {funds.button}
                  <span className="sr-only"> to {fund.title}</span>
                </span>
              </OutsideLink>
            </div>
          </li>
        ))}
      </ul>
      <div className="shell pt-6">
        <p className="max-w-none text-ink-soft">{funds.help}</p>
      </div>
    </section>
  );
}
