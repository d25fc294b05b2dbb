import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayParagraph } from './DayText.tsx';

vi.mock('../lib/school/announcement.ts', () => ({ closingWords: () => ({ phone: '401-555-0140' }) }));

test('a paragraph is there, hidden until its day, only for a text', () => {
  const states = [
    { until: '2026-06-18', value: '' },
    { from: '2026-06-19', value: 'The year has ended.' },
  ];
  const { container } = render(<DayParagraph text={states} />);
  expect(container.innerHTML).toBe('<div data-from="2026-06-19" hidden=""><p>The year has ended.</p></div>');
});

test.each([
  ['Call us.', '<p>Call us.</p>'],
  ['', ''],
])('“%s”, if it is always true, needs no days', (value, html) => {
  expect(render(<DayParagraph text={[{ value }]} />).container.innerHTML).toBe(html);
});
