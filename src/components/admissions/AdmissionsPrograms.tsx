import type { PageContent } from '../../lib/text/content.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { classes } from '../../ui/classes.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Unbroken } from '../../ui/Unbroken.tsx';

type AdmissionsProgramsProps = { programs: PageContent<'grades'>['programs'] };

/** The programs in the order a child attends them, with the grades in large type. */
export function AdmissionsPrograms({ programs }: AdmissionsProgramsProps) {
  return (
    <section aria-label={programs.heading} className="shell pb-section">
      <ol>
        {programs.cards.map(({ id, title, grades, text, link, picture }, index) => (
          <li
            key={id}
            className={classes(
              'grid grid-cols-[1fr_6rem] items-start gap-x-4 gap-y-5 border-t-2 border-ink py-10',
              'md:grid-cols-[1fr_16rem] md:gap-x-12 lg:grid-cols-12',
            )}
          >
            <p className="font-serif text-h1 tracking-display text-brass-ink tabular-nums md:col-span-2 lg:col-span-4">
              <Unbroken text={grades} />
            </p>
            <div className="max-md:col-span-2 max-md:row-start-2 lg:col-span-5">
              <h2 className="text-h2">{title}</h2>
              <p className="mt-3 max-w-prose">{text}</p>
              <p className="mt-6">
                <ButtonLink href={link.href} tone="secondary">
                  {link.text}
                </ButtonLink>
              </p>
            </div>
            <div className="lg:col-span-3 print:hidden">
              <PictureFrame
                picture={picture}
                sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 16rem, 6rem"
                isFirst={index === 0}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
