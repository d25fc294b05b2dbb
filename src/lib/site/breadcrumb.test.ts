import { expect, test } from 'vitest';
import { breadcrumbIn } from './breadcrumb.ts';

const MENU = [
  { id: 'about', title: 'About Us', href: '/about-us', children: [{ title: 'Our History', href: '/history' }] },
  { id: 'support', title: 'Support', href: '/support' },
];

test.each([
  ['a page that the menu lists', '/history', ['/', '/about-us']],
  ['a page that is only under the address of an entry', '/about-us/accreditation', ['/', '/about-us']],
  ['a page of the menu’s first level', '/support', ['/']],
  ['a page whose address only begins like an entry', '/support-us', ['/']],
])('%s', (_, path, trail) => {
  expect(breadcrumbIn(MENU, path, 'Heading').trail.map(({ href }) => href)).toEqual(trail);
});

test('uses the menu entry’s title and the page’s heading as its text', () => {
  expect(breadcrumbIn(MENU, '/history', 'How we began')).toEqual({
    trail: [
      { href: '/', text: 'Home' },
      { href: '/about-us', text: 'About Us', isPlaceholder: false },
    ],
    current: 'How we began',
  });
});
