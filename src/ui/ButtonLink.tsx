import type { ReactNode } from 'react';
import { type ButtonTone, buttonClass } from './button-class.ts';
import { Icon, type IconName } from './Icon.tsx';
import { AnyLink } from './OutsideLink.tsx';

type ButtonLinkProps = {
  href: string;
  tone?: ButtonTone;
  icon?: IconName;
  children: ReactNode;
};

/** A link styled as a button, for the next step of a page. Links to other sites open in a new tab. */
export function ButtonLink({ href, tone = 'primary', icon, children }: ButtonLinkProps) {
  return (
    <AnyLink href={href} className={buttonClass(tone)}>
      {icon && <Icon name={icon} />}
      {children}
    </AnyLink>
  );
}
