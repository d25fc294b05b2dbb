import { expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { breadcrumbIn } from './breadcrumb.ts';

const table = tablesOf('src/lib/site/breadcrumb.yaml');

const MENU = [
  { id: 'about', title: 'About Us', href: '/about-us', children: [{ title: 'Our History', href: '/history' }] },
  { id: 'support', title: 'Support', href: '/support' },
];

test.each(table<[string, string, string[]]>('trails'))('%s', (_, path, trail) => {
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
