import { telHref } from '../../lib/contact/contact-links.ts';
import type { School } from '../../lib/text/content-types.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

type ProgramInterestProps = {
  school: School;
  /** The label of the button to the interest form on the portal. */
  button: string;
  /** The text before the phone number. */
  call: string;
  isOnDeep?: boolean;
};

/** The two ways to start: the interest form on the portal, or a call. */
export function ProgramInterest({ school, button, call, isOnDeep = false }: ProgramInterestProps) {
  return (
    <>
      <ButtonLink href={school.links.registerInterest.url} tone={isOnDeep ? 'inverse' : 'primary'}>
        {button}
      </ButtonLink>
      <ButtonLink href={telHref(school.phone.value)} tone={isOnDeep ? 'outline-inverse' : 'secondary'} icon="phone">
        {call} {school.phone.value}
      </ButtonLink>
    </>
  );
}
