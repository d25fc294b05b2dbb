import { expect, test } from 'vitest';
import { photos } from './photos.ts';

const RECORD = { slot: 'slide-01', alt: 'A bench.', consent: 'Both families signed.', reviewBy: '2027-06-30' };
const messageOf = (record: object) => photos.safeParse({ photos: [record] }).error?.issues[0]?.message;

test.each([
  ['', 'Say who agreed and how. Without a yes, no photograph.'],
  [' ', 'Say who agreed and how. Without a yes, no photograph.'],
  ['None', '“None” isn’t a yes. Say who agreed and how, or leave the photograph out.'],
  ['n/a.', '“n/a.” isn’t a yes. Say who agreed and how, or leave the photograph out.'],
  ...['no', 'unknown', 'pending', 'TBD'].map((word) => [
    word,
    `“${word}” isn’t a yes. Say who agreed and how, or leave the photograph out.`,
  ]),
  ['-', 'must contain a letter or a number'],
  ['<b>Both</b> families', 'contains HTML; write plain text'],
])('refuses the consent “%s”', (consent, message) => {
  expect(messageOf({ ...RECORD, consent })).toBe(message);
});

test('demands alt text except for a portrait', () => {
  expect(messageOf({ ...RECORD, alt: '' })).toMatch(/^Say what the photograph shows, for people who can’t see it\./);
  expect(messageOf({ ...RECORD, slot: 'portrait-a-person', alt: '' })).toBeUndefined();
});
