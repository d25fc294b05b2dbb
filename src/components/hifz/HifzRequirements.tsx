import type { PageContent } from '../../lib/text/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Section } from '../../ui/Section.tsx';

type HifzRequirementsProps = { requirements: PageContent<'hifz'>['requirements'] };

export function HifzRequirements({ requirements }: HifzRequirementsProps) {
  const { heading, introduction, picture, items } = requirements;
  return (
    <Section id="requirements" heading={heading} introduction={introduction}>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-12">
        <dl className="border-t border-ink md:col-span-7 lg:col-span-8 print:col-span-12">
          {items.map(({ id, title, description }) => (
            <div
              key={id}
              className="border-b border-hairline py-4 lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8 lg:py-5 print:grid print:grid-cols-2 print:items-baseline print:py-0.5"
            >
              <dt className="font-serif text-h3 print:text-body print:leading-tight">{title}</dt>
              <dd className="text-ink-soft max-lg:mt-1">{description}</dd>
            </div>
          ))}
        </dl>
        <div className="max-md:hidden md:col-span-5 lg:col-span-4 print:hidden">
          <PictureFrame picture={picture} sizes="(min-width: 84rem) 24rem, 36vw" />
        </div>
      </div>
    </Section>
  );
}
