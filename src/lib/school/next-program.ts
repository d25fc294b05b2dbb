import { contentOf } from '../text/content.ts';
import { formatDollars } from '../text/format.ts';

type Cost = { text: string; href?: string };

/** The program after the one with this id, what it costs or where that is said, and the visit. From Hifz, a child goes to class. */
export function nextProgram(id: string) {
  const { cards } = contentOf('home').programs;
  const card = cards[cards.findIndex((one) => one.id === id) + 1] ?? cards[1];
  const { fee } = contentOf('hifz');
  const cost: Cost =
    card?.id === 'hifz'
      ? { text: `${formatDollars(fee.dollars)}/${fee.per}` }
      : { text: contentOf('tuition').heading, href: '/tuition' };
  return { card, links: [cost, contentOf('navigation').visit] };
}
