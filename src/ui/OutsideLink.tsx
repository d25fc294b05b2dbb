import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';

type OutsideLinkProps = ComponentProps<'a'> & { tooltip?: string; hasIcon?: boolean | undefined };

/** Whether a link leads to another site. */
export const isOutside = (href: string): boolean => href.startsWith('https:');

/** A link to another site in a new tab. Screen reader users are told about the new tab too. */
export function OutsideLink({ tooltip, hasIcon = true, children, ...link }: OutsideLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener" data-tooltip={tooltip}>
      {children}
      {hasIcon && <Icon name="arrowUpRight" className="inline size-[0.9em] ms-1" />}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** A link to a page, or to another site. */
export function AnyLink({ href, hasIcon, ...link }: OutsideLinkProps & { href: string }) {
  if (isOutside(href)) return <OutsideLink href={href} hasIcon={hasIcon} {...link} />;
  return (
    <a href={href} {...link}>
      {link.children}
    </a>
  );
}
