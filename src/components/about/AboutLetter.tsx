import type { PageContent } from '../../lib/text/content.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ArabicText } from '../../ui/ArabicText.tsx';
import { classes } from '../../ui/classes.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';
import { StarOutline, StarPortrait } from '../shared/StarPortrait.tsx';

type AboutLetterProps = {
  letter: PageContent<'headOfSchool'>['letter'];
  /** The person who signs the letter. */
  signer: PageContent<'staffMembers'>['members'][number];
  sampleNote: string;
  school: Pick<School, 'name' | 'address'>;
};

export function AboutLetter({ letter, signer, sampleNote, school }: AboutLetterProps) {
  const { heading, greeting, salutation, paragraphs, closing } = letter;
  const { street, city, state, zip } = school.address;
  const parts = [letter, signer];
  return (
    <article aria-labelledby="letter-heading">
      <div
        className={classes(
          'border border-hairline bg-paper px-5 py-8 shadow-raised',
          'sm:px-10 sm:py-12 lg:px-16 lg:py-16',
          'print:border-0 print:p-0 print:shadow-none',
        )}
      >
        <h2 id="letter-heading" className="sr-only">
          {heading}
        </h2>
        <p className="flex items-center gap-4 border-b border-brass pb-6 print:hidden">
          <KhatamMark className="size-12 text-green" />
          <span>
            <span className="block font-serif text-h4 leading-tight">{school.name.value}</span>
            <span className="block text-label text-ink-soft">
              {street}, {city}, {state} {zip}
            </span>
          </span>
        </p>
        <div className="max-w-prose text-lead print:max-w-none print:text-body">
          <p className="mt-8 text-brass-ink print:mt-0">
            <ArabicText className="w-full max-w-80">{greeting.arabic}</ArabicText>
          </p>
          <p className="mt-4 font-serif italic text-ink-soft">
            {greeting.meaning}
            <SampleMark record={letter} among={parts} />
          </p>
          <p className="mt-8 print:mt-3">{salutation}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 print:mt-3">
              {paragraph}
            </p>
          ))}
          <p className="mt-8 print:mt-4">{closing}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <StarOutline />
            <StarPortrait picture={signer.picture} />
            <p>
              <span className="block font-serif text-h2 italic text-green">{signer.name}</span>
              <span className="mt-1 block text-label text-ink-soft">
                {signer.role}
                <SampleMark record={signer} among={parts} />
              </span>
            </p>
          </div>
        </div>
      </div>
      <SampleNote records={parts}>{sampleNote}</SampleNote>
    </article>
  );
}
