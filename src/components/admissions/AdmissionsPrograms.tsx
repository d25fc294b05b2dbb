import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

/** The grades are in the picture’s cartouche. On paper, they are under it. */
const IN_CARTOUCHE = 'absolute inset-x-0 bottom-[8.6cqw] translate-y-1/2 text-center text-[7cqw]';
const UNDER_PICTURE = 'print:static print:translate-y-0 print:text-start print:text-h3';

type AdmissionsProgramsProps = { programs: PageContent<'grades'>['programs'] };

/** The programs in the order a child attends them, each below a plate with its grades in the cartouche. */
export function AdmissionsPrograms({ programs }: AdmissionsProgramsProps) {
  return (
    <section aria-label={programs.heading} className="shell pb-section">
      <ol role="list" className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {programs.cards.map(({ id, title, grades, text, link, picture }) => (
          <li key={id} className="flex flex-col items-start">
            <div className="@container relative w-full max-w-96">
              <PictureFrame
                picture={picture}
                sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 30vw, 24rem"
                className="max-md:aspect-[4/3] max-md:object-cover max-md:object-bottom"
                isFirst
              />
              <p className={`${IN_CARTOUCHE} ${UNDER_PICTURE} font-serif leading-none text-on-lamp`}>
                <span className="bg-lamp print:bg-transparent">
                  <Unbroken text={grades} />
                </span>
              </p>
            </div>
            <h2 className="mt-5 text-h2">{title}</h2>
            <p className="mt-2 mb-5">{text}</p>
            <p className="mt-auto">
              <ButtonLink href={link.href} tone="secondary">
                {link.text}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
