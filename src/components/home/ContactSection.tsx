import type { ReactNode } from 'react';
import type { Home, School } from '../../lib/text/content-types.ts';
import { Section } from '../../ui/Section.tsx';
import { ContactDetails } from '../shared/ContactDetails.tsx';
import { MapFrame } from './MapFrame.tsx';

type ContactSectionProps = { contact: Home['contact']; school: School; children: ReactNode };

/**
 * The form (as `children`) beside the address, phone, email, office hours and map. The address is repeated at the map, in
 * case the map doesn't load.
 */
export function ContactSection({ contact, school, children }: ContactSectionProps) {
  return (
    <Section id="contact" heading={contact.heading}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7 print:hidden">{children}</div>
        <div className="lg:col-span-5 lg:border-s lg:border-hairline lg:ps-12">
          <ContactDetails school={school} />
          <MapFrame words={contact.map} school={school} />
        </div>
      </div>
    </Section>
  );
}
