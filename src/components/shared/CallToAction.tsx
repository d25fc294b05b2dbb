import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DayText, type DayTexts } from '../../ui/DayText.tsx';

type CallToActionProps = {
  id: string;
  heading: string;
  introduction?: DayTexts | undefined;
  /** The school's phone number, which becomes a link in the introduction. */
  phone?: string;
  link: { href: string; text: string };
  note?: string;
  tone?: 'deep' | 'sunk';
};

/** A band with a sentence on the left and its button on the right. */
export function CallToAction({ id, heading, introduction, phone, link, note, tone = 'deep' }: CallToActionProps) {
  const isDeep = tone === 'deep';
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={isDeep ? 'on-deep bg-deep text-on-deep' : 'bg-sunk'}>
      <div className="shell grid items-center gap-x-12 gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 id={`${id}-heading`} className="text-h2">
            {heading}
          </h2>
          {introduction && (
            <p className={`mt-4 max-w-prose text-lead ${isDeep ? 'text-on-deep-soft' : 'text-ink-soft'}`}>
              <DayText text={introduction} phone={phone} />
            </p>
          )}
        </div>
        <div className="lg:col-span-4 lg:justify-self-end">
          <ButtonLink href={link.href} tone={isDeep ? 'inverse' : 'primary'}>
            {link.text}
          </ButtonLink>
          {note && (
            <p className={`mt-4 max-w-narrow text-label ${isDeep ? 'text-on-deep-soft' : 'text-ink-soft'}`}>{note}</p>
          )}
        </div>
      </div>
    </section>
  );
}
