import type { PageContent } from '../../lib/text/content.ts';
import { ArabicText } from '../../ui/ArabicText.tsx';
import { classes } from '../../ui/classes.ts';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { SampleMark, SampleNote } from '../../ui/SampleNote.tsx';

type AboutLetterProps = {
  letter: PageContent<'headOfSchool'>['letter'];
  /** The person who signs the letter. */
  signer: PageContent<'staffMembers'>['members'][number];
  sampleNote: string;
};

export function AboutLetter({ letter, signer, sampleNote }: AboutLetterProps) {
  const { heading, greeting, salutation, paragraphs, closing } = letter;
  const parts = [letter, signer];
  return (
    <article
      aria-labelledby="letter-heading"
      className={classes(
        'border border-hairline bg-paper px-5 py-6 shadow-raised sm:px-10 lg:px-16 lg:py-10',
        'print:border-0 print:p-0 print:shadow-none',
      )}
    >
      <h2 id="letter-heading" className="sr-only">
        {heading}
      </h2>
      <div className="flex items-center gap-5 border-b border-brass pb-5 print:border-0 print:pb-0">
        <KhatamMark className="size-12 text-green print:hidden" />
        <p className="grow text-brass-ink">
          <ArabicText className="w-full max-w-64">{greeting.arabic}</ArabicText>
          <span className="mt-1 block font-serif italic text-ink-soft">
            {greeting.meaning}
            <SampleMark record={letter} among={parts} />
          </span>
        </p>
      </div>
      <SampleNote records={parts}>{sampleNote}</SampleNote>
      <div className="mt-5 grid max-w-prose gap-y-4 text-lead print:max-w-none print:text-body">
        <p>{salutation}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{closing}</p>
        <p>
          <span className="block font-serif text-h2 italic text-green">{signer.name}</span>
          <span className="block text-note text-ink-soft">
            {signer.role}
            <SampleMark record={signer} among={parts} />
          </span>
        </p>
      </div>
    </article>
  );
}
