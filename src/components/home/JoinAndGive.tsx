import type { Home } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type JoinAndGiveProps = {
  join: Home['join'];
  donation: Home['donation'];
  /** Where the donation button leads. */
  donationUrl: string;
};

const HALF = 'px-gutter py-section';

/** Two calls side by side: to families, to apply, and to friends of the school, to give. */
export function JoinAndGive({ join, donation, donationUrl }: JoinAndGiveProps) {
  return (
    // The two grounds run to the edges of the screen.
    <div className="lg:bg-[linear-gradient(90deg,var(--color-deep)_50%,var(--color-sunk)_50%)]">
      <div className="shell max-lg:px-0 lg:grid lg:grid-cols-2">
        <section id="join" aria-labelledby="join-heading" className="on-deep bg-deep text-on-deep print:text-ink">
          <div className={`${HALF} lg:ps-0 lg:pe-12`}>
            <h2 id="join-heading" className="text-h2">
              {join.heading}
            </h2>
            <p className="mt-6">
              <ButtonLink href={join.link.href} tone="inverse">
                {join.link.text}
              </ButtonLink>
            </p>
          </div>
        </section>
        <section id="donation" aria-labelledby="donation-heading" className="bg-sunk">
          <div className={`${HALF} lg:ps-12 lg:pe-0`}>
            <h2 id="donation-heading" className="text-h2">
              {donation.heading}
            </h2>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink href={donationUrl}>{donation.button}</ButtonLink>
              <p className="max-w-72 text-note text-ink-soft">{donation.note}</p>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}
