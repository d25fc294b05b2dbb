import type { PageContent } from '../../lib/text/content.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { Section } from '../../ui/Section.tsx';

type SupportFundsProps = Pick<PageContent<'support'>, 'funds' | 'zakat'> & { donationUrl: string };

/** The funds, each with its own button and whether it may receive Zakat. Each button has a distinct accessible name. */
export function SupportFunds({ funds, zakat, donationUrl }: SupportFundsProps) {
  return (
    <Section id="funds" heading={funds.heading} introduction={funds.introduction}>
      <ul role="list" className="border-t-2 border-ink">
        {funds.funds.map((fund) => (
          <li
            key={fund.id}
            className="grid items-center gap-x-12 gap-y-4 border-b border-hairline py-6 md:grid-cols-[1fr_auto] md:py-8 lg:grid-cols-12"
          >
            <h3 className="text-h3 lg:col-span-4">{fund.title}</h3>
            <p className="text-ink-soft max-lg:row-start-2 lg:col-span-5">
              {fund.description}
              {fund.zakat !== 'unknown' && <span className="block font-bold text-ink">{zakat[fund.zakat]}</span>}
            </p>
            <p className="md:max-lg:row-span-2 lg:col-span-3 lg:justify-self-end">
              <OutsideLink href={fund.url ?? donationUrl} className={buttonClass('secondary')}>
                {funds.button}
                <span className="sr-only"> to {fund.title}</span>
              </OutsideLink>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-none text-ink-soft">{funds.help}</p>
    </Section>
  );
}
