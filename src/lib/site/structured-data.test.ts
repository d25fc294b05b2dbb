// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { weekdaysOf } from '../../content/weekdays.ts';
import type { Closing } from '../notices/closing-list.ts';
import { jsonLd, pageGraph } from './structured-data.ts';

const school = readContent('school', 'fixtures/content');
const site = new URL('https://school.example.org');
const page = { school, site, url: 'https://school.example.org/pto', today: '2026-02-17' };
const read = (text: string) => JSON.parse(text) as { '@context': string; '@graph': Record<string, unknown>[] };
/** What the page adds to the school. */
const graphOf = (more: object) => read(jsonLd(pageGraph({ ...page, ...more })))['@graph'].slice(1);

test('includes the school’s address, telephone and hours', () => {
  const { '@context': context, '@graph': graph } = read(jsonLd(pageGraph(page)));
  expect(context).toBe('https://schema.org');
  expect(graph).toHaveLength(1);
  expect(graph[0]).toMatchObject({
    '@type': 'School',
    name: school.name.value,
    url: 'https://school.example.org/',
    telephone: '+1-401-555-0140',
    address: { streetAddress: '840 Providence Street', addressLocality: 'West Warwick', postalCode: '02893' },
    openingHoursSpecification: { dayOfWeek: weekdaysOf('Monday–Friday'), opens: '07:30', closes: '16:00' },
  });
});

test('numbers the breadcrumb from Home to the page', () => {
  const trail = [{ href: '/', text: 'Home' }];
  expect(graphOf({ breadcrumb: { trail, current: 'PTO' } })).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://school.example.org/' },
        { position: 2, name: 'PTO', item: 'https://school.example.org/pto' },
      ],
    },
  ]);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '"\\', '&lt;'])(
  'keeps hostile text as text: %j',
  (words) => {
    const text = jsonLd(pageGraph({ ...page, breadcrumb: { trail: [], current: words } }));
    expect(text).not.toContain('<');
    expect(JSON.stringify(read(text))).toContain(JSON.stringify(words).slice(1, -1));
    const element = document.createElement('div');
    element.innerHTML = `<script type="application/ld+json">${text}</script><p>after</p>`;
    expect(element.children).toHaveLength(2);
    expect(element.querySelector('script')?.textContent).toBe(text);
  },
);

test('has closings as special announcements until their last day', () => {
  const snow: Closing = { id: 'snow', kind: 'closed', day: '2026-02-17', message: 'Snow', revision: 0 };
  const longer = { ...snow, lastDay: '2026-02-18', postedAt: '2026-02-16T22:00:00Z' };
  expect(graphOf({ closings: [snow, { ...snow, day: '2026-02-16' }, longer] })).toMatchObject([
    {
      '@type': 'SpecialAnnouncement',
      name: 'School is closed',
      text: 'School is closed on Tuesday, February 17: Snow.',
      expires: '2026-02-18',
      announcementLocation: { '@id': 'https://school.example.org/#school' },
    },
    { datePosted: '2026-02-16T22:00:00Z', expires: '2026-02-19' },
  ]);
});
