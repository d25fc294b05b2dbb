import { STORED, type StoredName } from '../../content/stored-data.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';

type PrivacyDeviceProps = {
  device: PageContent<'privacy'>['device'];
  /** The limits of the copies for reading offline, if the site keeps any. */
  copies: { pages: number; days: number } | undefined;
};

/** What the site keeps on the visitor's device, and for how long. */
export function PrivacyDevice({ device, copies }: PrivacyDeviceProps) {
  const stored = Object.entries(device.stored).map(([name, words]) => ({
    ...words,
    until: device.until[STORED[name as StoredName]],
  }));
  const { pages, days, ...words } = device.copies;
  const copiesRow = copies && { ...words, until: `${copies.pages} ${pages} ${copies.days} ${days}` };
  const rows = copiesRow ? [...stored, copiesRow] : stored;
  return (
    <Section id="device" heading={device.heading} introduction={device.introduction} headingPlace="beside">
      <dl className="border-t border-hairline">
        {rows.map(({ title, text, until }) => (
          <div key={title} className="border-b border-hairline py-4">
            <dt className="font-serif text-h4">{title}</dt>
            <dd>{text}</dd>
            <dd className="text-ink-soft">{until}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
