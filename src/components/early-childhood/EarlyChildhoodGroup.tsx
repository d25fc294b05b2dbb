import type { PageContent } from '../../lib/text/content.ts';
import { ContactSheet } from '../shared/ContactSheet.tsx';

type EarlyChildhoodGroupProps = { group: PageContent<'earlyChildhood'>['groups'][number] };

/** One age group: its letter, who it is for, what its children practice, and its pictures. */
export function EarlyChildhoodGroup({ group }: EarlyChildhoodGroupProps) {
  const { id, name, plate, who, description, practicesLabel, practices, gallery } = group;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="py-10 md:py-14">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 print:grid-cols-2">
        <div className="flex items-start gap-x-6 lg:col-span-7 lg:gap-x-10">
          <span aria-hidden="true" className="w-12 shrink-0 font-serif text-figure text-brass-ink lg:w-24">
            {plate}
          </span>
          <div>
            <h2 id={`${id}-heading`} className="text-h2">
              {name}
            </h2>
            <p className="mt-1 font-serif text-h4 text-ink-soft italic">{who}</p>
            <p className="mt-4 max-w-prose">{description}</p>
          </div>
        </div>
        <div className="lg:col-span-5 lg:border-s lg:border-hairline lg:ps-10">
          <h3 className="text-h4">{practicesLabel}</h3>
          <ul role="list" className="mt-2">
            {practices.map((practice) => (
              <li key={practice} className="border-b border-hairline py-2.5 last:border-0">
                {practice}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-6 md:mt-8">
        <ContactSheet label={gallery.label} photos={gallery.photos} />
      </div>
    </section>
  );
}
