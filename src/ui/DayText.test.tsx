import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayParagraph } from './DayText.tsx';

vi.mock('../lib/school/announcement.ts', () => ({ closingWords: () => ({ phone: '401-555-0140' }) }));

const ENDED = 'The year has ended.';
const LATER = { from: '2026-06-19', value: ENDED };

test.each([
  [
    'hidden until its day',
    [{ until: '2026-06-18', value: '' }, LATER],
    `<div data-from="2026-06-19" hidden=""><p>${ENDED}</p></div>`,
  ],
  ['without days if it is always true', [{ value: 'Call us.' }], '<p>Call us.</p>'],
  ['not there without a text', [{ value: '' }], ''],
])('a paragraph is %s', (_, text, html) => {
  expect(render(<DayParagraph text={text} />).container.innerHTML).toBe(html);
});
