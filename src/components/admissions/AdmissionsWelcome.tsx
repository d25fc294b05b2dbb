import type { PageContent } from '../../lib/content.ts';
import { PictureFrame } from '../../ui/PictureFrame.tsx';

type AdmissionsWelcomeProps = { welcome: PageContent<'admissions'>['welcome'] };

/** A welcome beside a picture, with links to the next two pages. */
export function AdmissionsWelcome({ welcome }: AdmissionsWelcomeProps) {
  const { heading, paragraphs, picture, links } = welcome;
  return (
    <section aria-labelledby="welcome-heading" className="shell print:hidden">
      <div className="grid items-center gap-x-12 gap-y-8 border-t border-hairline pt-10 md:pt-14 lg:grid-cols-12">
        <div className="max-w-prose lg:col-span-6">
          <h2 id="welcome-heading" className="text-h2">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          <ul className="mt-4 flex flex-wrap gap-x-8">
            {links.map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center font-bold">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-6">
          <PictureFrame picture={picture} sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 45vw, 91vw" isFirst />
        </div>
      </div>
    </section>
  );
}
