import type { Dom } from './dom.ts';

/** WCAG 2.4.4, 2.5.3, 3.1.2, 3.2.4, 1.3.1, 1.3.5, where axe doesn't check them. */
export function makeNameAudits({ head, all, textNodes, isDrawn, isVisuallyHidden, nameOf, visibleText }: Dom) {
  const VAGUE =
    'read more, learn more, more, click here, here, link, details, view, open, download, go, see more'.split(', ');
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();

  const landmarkOf = (link: Element) => {
    const landmark = link.closest('nav, main, header, footer, .top-line > section');
    return landmark ? `${landmark.tagName.toLowerCase()} ${landmark.ariaLabel ?? ''}`.trim() : 'the page';
  };

  const linkAndControlProblems = (): string[] => {
    const problems: string[] = [];
    // What is hidden has no name. Everything else has one: axe looks for it.
    const named = (selector: string) => all(selector).filter((element) => nameOf(element) !== '');
    for (const element of named('a[href], button, input, select, textarea, summary, iframe')) {
      const name = nameOf(element);
      if (VAGUE.includes(name.replace(/ \(opens.*\)$/, '').toLowerCase()))
        problems.push(`name: "${name}" says nothing by itself: ${head(element)}`);
      const text = visibleText(element).toLowerCase();
      if (!element.matches('input, select, textarea, iframe') && !plain(name).includes(plain(text)))
        problems.push(`label in name: "${text}" is not in "${name}": ${head(element)}`);
      const isSeen = text !== '' || [...element.querySelectorAll('svg, img')].some(isDrawn);
      if (!isSeen && !element.matches('input, select, textarea, iframe, .skip-link') && !isVisuallyHidden(element))
        problems.push(`nothing to see: ${head(element)}`);
      const opensTab = element.getAttribute('target') === '_blank';
      if (opensTab !== /new tab/.test(name))
        problems.push(`new tab: "${name}" ${opensTab ? 'does not say so' : 'opens none'}: ${head(element)}`);
      if (element.getAttribute('tabindex') === '-1') problems.push(`out of the keyboard's reach: ${head(element)}`);
    }
    // Within one part of the page, links with the same name must have the same destination.
    const places = new Map<string, string>();
    for (const link of named('a[href]')) {
      const key = `"${nameOf(link).toLowerCase()}" in ${landmarkOf(link)}`;
      // A `mailto:` link with a subject still has the same destination.
      const href = (link.getAttribute('href') ?? '').replace(/^(mailto:[^?]+)\?.*/, '$1');
      const first = places.get(key);
      if (first !== undefined && first !== href) problems.push(`name: ${key} leads to ${first} and to ${href}`);
      places.set(key, first ?? href);
    }
    return problems;
  };

  const contentProblems = (): string[] => {
    const problems: string[] = [];
    for (const picture of all('svg'))
      if (
        picture.ariaHidden !== 'true' &&
        !picture.ariaLabel &&
        !picture.querySelector('title') &&
        !picture.closest('[aria-hidden="true"]')
      )
        problems.push(`drawing neither named nor hidden: ${head(picture)}`);
    for (const table of all('table')) {
      if (nameOf(table) === '') problems.push(`table without a name: ${head(table)}`);
      if (!table.querySelector('th')) problems.push(`table without headers: ${head(table)}`);
    }
    for (const { data, element } of textNodes(document.body))
      if (/\p{Script=Arabic}/u.test(data) && !element.closest('[lang="ar"], script'))
        problems.push(`lang: Arabic without it: ${head(element)}`);
    for (const field of all('input, select, textarea').filter(isDrawn)) {
      const { type, autocomplete, name } = field as HTMLInputElement;
      const wanted = ['email', 'tel', 'name'].find((token) => token === type || token === name);
      if (wanted && autocomplete !== wanted)
        problems.push(`autocomplete: "${autocomplete}" for ${wanted}: ${head(field)}`);
      for (const id of (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean))
        if (!/\S/.test(document.getElementById(id)?.textContent ?? ''))
          problems.push(`description: #${id} is not there: ${head(field)}`);
    }
    return problems;
  };

  const nameProblems = () => [...linkAndControlProblems(), ...contentProblems()];

  return { nameProblems };
}
