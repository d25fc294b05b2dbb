import type { ReactNode } from 'react';
import type { Home, School } from '../lib/content-types.ts';
import { Section } from '../ui/Section.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

type ContactSectionProps = { contact: Home['contact']; school: School; children: ReactNode };

/** The form (handed in) beside address, phone, e-mail and office hours, and the map under both. */
export function ContactSection({ contact, school, children }: ContactSectionProps) {
  return (
    <Section id="contact" heading={contact.heading} introduction={contact.introduction}>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7">{children}</div>
        <div className="lg:col-span-5 lg:border-s lg:border-hairline lg:ps-12">
          <ContactDetails school={school} />
        </div>
      </div>
      <EmbeddedFrame
        title={`Map of ${school.address.street}`}
        url={school.links.mapFrame.url}
        isSample={school.links.mapFrame.sample === true}
        sampleNote={contact.mapNote}
        height="map"
        link={{ href: school.links.map.url, text: 'Open in maps' }}
        className="mt-12"
      />
    </Section>
  );
}
