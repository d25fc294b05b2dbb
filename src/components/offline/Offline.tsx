import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ContactDetails } from '../shared/ContactDetails.tsx';

type OfflineProps = { offline: Pick<PageContent<'offline'>, 'heading' | 'introduction' | 'retry'>; school: School };

/** The page shown when a page can't be loaded: how to reach the school without its website. */
export function Offline({ offline: { heading, introduction, retry }, school }: OfflineProps) {
  return (
    <div className="shell grid gap-x-12 gap-y-10 pt-10 pb-section md:pt-21 lg:grid-cols-12">
      <header className="lg:col-span-7">
        <h1 className="text-h1">{heading}</h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{introduction}</p>
        <p className="mt-8">
          {/* An empty `href` is the current page's own address, so the link reloads it. */}
          <ButtonLink href="">{retry}</ButtonLink>
        </p>
      </header>
      <div className="border-t-2 border-brass pt-6 lg:col-span-5">
        <ContactDetails school={school} />
      </div>
    </div>
  );
}
