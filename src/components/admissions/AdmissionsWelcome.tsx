import type { PageContent } from '../../lib/text/content.ts';

type AdmissionsWelcomeProps = { welcome: PageContent<'admissions'>['welcome'] };

/** A welcome, with links to the next two pages. */
export function AdmissionsWelcome({ welcome }: AdmissionsWelcomeProps) {
  const { heading, paragraphs, links } = welcome;
  return (
    <section aria-labelledby="welcome-heading" className="shell print:hidden">
      <div className="pt-10 md:pt-14 lg:grid lg:grid-cols-12 lg:gap-x-12">
        <h2 id="welcome-heading" className="text-h2 lg:col-span-4">
          {heading}
        </h2>
        <div className="max-w-prose lg:col-span-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          <ul role="list" className="mt-4 flex flex-wrap gap-x-8">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center font-bold">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
