import { telHref } from '../../lib/contact/contact-links.ts';
import type { Link, Navigation, School } from '../../lib/text/content-types.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { SchoolToday } from '../shared/SchoolToday.tsx';
import { MenuContact } from './MenuContact.tsx';

type SiteHeaderProps = { school: School; navigation: Navigation; families: readonly Link[]; currentPath: string };

/** The id of the menu popover, which the toggle opens on small screens. */
const MENU_ID = 'site-menu';

const isCurrent = (href: string, currentPath: string) => (href === currentPath ? ('page' as const) : undefined);

/** Sticky, but not on a short or zoomed screen, where it would cover too much of the text. */
const HEADER = classes(
  'site-header sticky top-0 z-40 border-b border-hairline bg-ground [@media(max-height:30rem)]:relative print:static',
  'transition-shadow duration-150 ease-settle data-scrolled:[box-shadow:var(--shadow-header)] print:[box-shadow:none]',
);

/** A link in the header that is an icon. */
const ICON_LINK = 'grid size-11 shrink-0 place-items-center print:hidden';
/** On wider screens than a phone's, the top bar has the phone number until it has scrolled away. */
const CALL = `${ICON_LINK} sm:max-nav:in-[header:not([data-scrolled])]:invisible`;

/**
 * Logo, name, phone, find and menu. On wide screens the menu is a row of links and disclosure buttons. On small screens it
 * is a popover that the toggle opens without script, with the links for current families and the contact after the menu.
 */
export function SiteHeader({ school, navigation, families, currentPath }: SiteHeaderProps) {
  return (
    <header data-site-header="" className={HEADER}>
      <div className="shell flex min-h-header nav:flex-wrap items-center print:min-h-0 print:py-1">
        <a href="/" className="site-brand">
          <KhatamMark className="size-8 sm:size-10" />
          <span className="max-w-36 font-serif text-label leading-tight text-balance text-ink sm:text-h4 md:mt-1 print:max-w-none">
            {school.name.value}
          </span>
        </a>
        <nav id={MENU_ID} popover="auto" aria-label="Main" className="site-menu print:hidden">
          <div className="site-menu-close">
            <span className="site-brand">
              <KhatamMark className="size-8" />
              <span className="max-w-36 font-serif text-label leading-tight text-balance text-ink">
                {school.name.value}
              </span>
            </span>
            <button type="button" popoverTarget={MENU_ID} popoverTargetAction="hide">
              <Icon name="x" className="size-6" />
              Close<span className="sr-only"> menu</span>
            </button>
          </div>
          <SchoolToday className="pb-4 text-label nav:hidden" isReserved={false} />
          <ul role="list">
            {navigation.menu.map(({ id, title, href, placeholder, children }) => (
              <li key={id} className="site-menu-item">
                {children ? (
                  <>
                    <button
                      type="button"
                      aria-controls={`submenu-${id}`}
                      className="site-menu-entry"
                      data-current={[href, ...children.map((child) => child.href)].includes(currentPath) || undefined}
                    >
                      {title}
                      <Icon
                        name="chevronDown"
                        className="site-menu-chevron size-4 text-brass-ink transition-[rotate] duration-150 ease-settle in-aria-expanded:rotate-180"
                      />
                    </button>
                    <div id={`submenu-${id}`} className="site-submenu">
                      {!placeholder && (
                        <a href={href} aria-current={isCurrent(href, currentPath)} className="font-bold">
                          {`${title} overview`}
                        </a>
                      )}
                      <ul role="list">
                        {children.map((child) => (
                          <li key={child.href}>
                            <a href={child.href} aria-current={isCurrent(child.href, currentPath)}>
                              {child.title}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </div>
                  </>
                ) : (
                  <a href={href} aria-current={isCurrent(href, currentPath)} className="site-menu-entry">
                    {title}
                  </a>
                )}
              </li>
            ))}
            <li className="max-nav:mt-5 lg:ms-auto max-nav:*:w-full">
              <a href={navigation.callToAction.href} className={buttonClass('primary')}>
                {navigation.callToAction.text}
              </a>
            </li>
          </ul>
          <MenuContact school={school} links={[...families, navigation.visit]} />
        </nav>
        <div className="flex">
          <a href={telHref(school.phone.value)} data-tooltip={school.phone.value} className={CALL}>
            <Icon name="phone" className="size-6" />
            <span className="sr-only">Phone {school.phone.value}</span>
          </a>
          <a href="/find" aria-current={isCurrent('/find', currentPath)} className={ICON_LINK}>
            <Icon name="search" className="size-6" />
            <span className="sr-only">Find</span>
          </a>
        </div>
        <button type="button" popoverTarget={MENU_ID} data-menu-toggle="" className="site-menu-toggle print:hidden">
          <Icon name="menu" className="size-6 max-sm:hidden" />
          Menu
        </button>
      </div>
    </header>
  );
}
