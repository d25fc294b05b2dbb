import type { PageContent } from '../../lib/text/content.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { SampleNote } from '../../ui/SampleNote.tsx';

type AboutStatementProps = { statement: PageContent<'missionStatement'>['statement'] };

export function AboutStatement({ statement }: AboutStatementProps) {
  return (
    <section aria-labelledby="statement-heading" className="on-deep bg-deep text-on-deep print:text-ink">
      <div className="shell grid items-center gap-x-12 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-9">
          <h2 id="statement-heading" className="font-sans text-label font-bold tracking-label text-on-deep-accent">
            {statement.heading}
          </h2>
          <p className="mt-5 font-serif text-h2 tracking-display text-pretty">{statement.text}</p>
          <SampleNote records={[statement]} tone="deep">
            {statement.sampleNote}
          </SampleNote>
        </div>
        <div className="max-lg:hidden lg:col-span-3 lg:justify-self-end">
          <KhatamMark className="size-56 text-deep-line" />
        </div>
      </div>
    </section>
  );
}
