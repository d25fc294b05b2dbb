import type { EmbeddedPart } from '../../lib/site/embedded-frames.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { Section } from '../../ui/Section.tsx';
import { FactRows } from '../shared/FactRows.tsx';

type PrivacyFramesProps = { frames: PageContent<'privacy'>['frames']; parts: readonly EmbeddedPart[] };

/** The parts of pages that come from other companies, with their hosts. */
export function PrivacyFrames({ frames, parts }: PrivacyFramesProps) {
  const { heading, introduction, none, names, links } = frames;
  return (
    <Section
      id="frames"
      heading={heading}
      introduction={parts.length > 0 ? introduction : none}
      headingPlace="beside"
      tone="sunk"
    >
      {parts.length > 0 && (
        <FactRows
          facts={parts.map(({ id, href, hosts }) => ({
            id,
            label: <a href={href}>{names[id]}</a>,
            value: <span className="break-all">{hosts.join(', ')}</span>,
          }))}
        />
      )}
      <p className="mt-6">{links}</p>
    </Section>
  );
}
