import { FIND_INDEX } from '../lib/find/index-address.ts';
import { find, readIndex } from '../lib/find/search.ts';

const OFFERED = 3;

/** Lists in `[data-found]` what answers the query of a link to Find. Rejects without network. */
export async function offerAnswers({ search }: HTMLAnchorElement): Promise<void> {
  const query = new URLSearchParams(search).get('q') ?? '';
  const response = await fetch(FIND_INDEX);
  const answers = find(readIndex(await response.json()), query).filter(({ href, isMention }) => href && !isMention);
  const items = answers.slice(0, OFFERED).map(({ href, title }) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href, textContent: title }));
    return item;
  });
  const list = document.querySelector('[data-found]');
  list?.replaceChildren(...items);
  list?.toggleAttribute('hidden', !items[0]);
}
