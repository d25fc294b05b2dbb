// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Closing } from '../notices/closing-list.ts';
import { uidOf } from './calendar-feed.ts';
import { closingsFeed } from './closings-feed.ts';

const SNOW: Closing = { id: 'snow', kind: 'closed', day: '2026-01-12', message: 'Snow', revision: 0 };
const SITE = new URL('https://school.example.org/');

const feed = (closings: readonly Closing[]) => {
  const text = closingsFeed({ author: 'School & Co', site: SITE, writtenOn: '2025-07-01', closings });
  return new DOMParser().parseFromString(text, 'application/xml');
};
const textOf = (node: Document | Element | undefined, name: string) => node?.querySelector(name)?.textContent;

test('the feed is valid without a closing', () => {
  const empty = feed([]);
  expect(textOf(empty, 'feed > updated')).toBe('2025-07-01T00:00:00Z');
  expect(textOf(empty, 'feed > title')).toBe('School & Co: Closings');
  expect(empty.querySelector('entry')).toBeNull();
});

test('the feed lists the latest closing first, each with an id that stays', () => {
  const ice: Closing = { ...SNOW, id: 'ice', day: '2026-02-03', message: 'Ice <&>', postedAt: '2026-02-02T22:00:00Z' };
  const document = feed([SNOW, ice]);
  const [first, second] = document.querySelectorAll('entry');
  expect(textOf(document, 'feed > updated')).toBe('2026-02-02T22:00:00Z');
  expect(textOf(first, 'content')).toBe('School is closed on Tuesday, February 3: Ice <&>.');
  expect(textOf(second, 'updated')).toBe('2026-01-12T00:00:00Z');
  expect(textOf(second, 'id')).toBe(`urn:uuid:${uidOf('closings', 'snow')}`);
});
