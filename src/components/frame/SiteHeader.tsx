import { telHref } from '../../lib/contact-links.ts';
import type { Navigation, School } from '../../lib/content-types.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/Icon.tsx';
import { KhatamMark } from '../../ui/KhatamMark.tsx';
import { MenuContact } from './MenuContact.tsx';

type SiteHeaderProps = { school: School; navigation: Navigation; currentPath: string };

/** The id of the menu popover, which the toggle opens on small screens. */
const MENU_ID = 'site-menu';

const isCurrent = (href: string, currentPath: string) => (href === currentPath ? ('page' as const) : undefined);

/**
 * Logo, name, phone and menu. On wide screens the menu is a row of links and disclosure buttons. On small screens it is a
 * popover that the toggle opens without script. At 320 pixels there is room for one more icon.
 */
export function SiteHeader({ school, navigation, currentPath }: SiteHeaderProps) {
  return (
    <header data-site-header="" className="site-header">
      <div className="shell flex min-h-header items-center sm:gap-2 print:min-h-0">
        <a
          href="/"
          className="me-auto flex items-center gap-2 text-green sm:gap-3 nav:shrink-0 no-underline hover:no-underline"
        >
          <KhatamMark className="size-10 print:size-8" />
          <span className="max-w-36 font-serif text-body leading-tight text-balance text-ink sm:text-h4">
            {school.name.value}
          </span>
        </a>
        <a
          href={telHref(school.phone.value)}
          data-tooltip={`Call ${school.phone.value}`}
          className="grid size-11 shrink-0 place-items-center rounded-control print:hidden"
        >
          <Icon name="phone" className="size-6" />
          <span className="sr-only">Call {school.phone.value}</span>
        </a>
        <button type="button" popoverTarget={MENU_ID} data-menu-toggle="" className="site-menu-toggle">
          <Icon name="menu" className="size-6 max-sm:hidden" />
          Menu
        </button>
        <nav id={MENU_ID} popover="auto" aria-label="Main" className="site-menu">
          <div className="site-menu-close">
            <KhatamMark className="size-10 text-green" />
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              className="inline-flex min-h-12 cursor-pointer items-center gap-2 rounded-control px-3 font-bold"
            >
              <Icon name="x" className="size-6" />
              Close menu
            </button>
          </div>
          <ul className="site-menu-list">
            {navigation.menu.map(({ id, title, href, children }) => (
              <li key={id} className="site-menu-item">
                {children ? (
                  <>
                    <button
                      type="button"
                      data-submenu-toggle=""
                      aria-controls={`submenu-${id}`}
                      className="site-menu-entry"
                      data-current={[href, ...children.map((child) => child.href)].includes(currentPath) || undefined}
                    >
                      {title}
                      <Icon name="chevron-down" className="site-menu-chevron size-4" />
                    </button>
                    <ul id={`submenu-${id}`} className="site-submenu">
                      {children.map((child) => (
                        <li key={child.href}>
                          <a
                            href={child.href}
                            aria-current={isCurrent(child.href, currentPath)}
                            className="site-submenu-entry"
                          >
                            {child.title}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <a href={href} aria-current={isCurrent(href, currentPath)} className="site-menu-entry">
                    {title}
                  </a>
                )}
              </li>
            ))}
            <li className="site-menu-action">
              <a href={navigation.callToAction.href} className={buttonClass('primary')}>
                {navigation.callToAction.text}
              </a>
            </li>
          </ul>
          <MenuContact school={school} />
        </nav>
      </div>
    </header>
  );
}
