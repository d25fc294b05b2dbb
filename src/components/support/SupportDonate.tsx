import type { PageContent } from '../../lib/content.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OutsideLink } from '../../ui/OutsideLink.tsx';

type SupportDonateProps = {
  donate: PageContent<'support'>['donate'];
  donationUrl: string;
  /** The anchor of the funds on this page. */
  fundsId: string;
};

/** The donation button, and a link to the funds for visitors who want to choose one. */
export function SupportDonate({ donate, donationUrl, fundsId }: SupportDonateProps) {
  return (
    <div className="grid max-w-narrow content-center gap-4 lg:h-full">
      <OutsideLink href={donationUrl} className={`${buttonClass('primary')} min-h-16 py-5 text-h4`}>
        {donate.button}
      </OutsideLink>
      <p className="text-center print:hidden">
        <a href={`#${fundsId}`} className="inline-flex min-h-11 items-center gap-2">
          {donate.fundsLink}
          <Icon name="chevron-down" />
        </a>
      </p>
    </div>
  );
}
