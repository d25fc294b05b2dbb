import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolveContent } from '../../lib/text/resolve-content.ts';
import { SupportFunds } from './SupportFunds.tsx';

test('shows what the school has said of each fund and Zakat, and opens each fund’s own address', () => {
  const content = resolveContent('support', { folder: 'fixtures/content', day: '2025-10-01' });
  const page = { ...content, picture: { slot: 'stars', src: 'stars.svg', alt: '', width: 1, height: 1 } };
  const answers = [{ zakat: 'accepted', url: 'https://donate.example.org/a' }, { zakat: 'notAccepted' }];
  for (const [index, words] of answers.entries()) Object.assign(page.funds.funds[index] ?? {}, words);
  render(<SupportFunds page={page} donationUrl="https://donate.example.org/school" />);
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => /Accepts Zakat|Not for Zakat/.exec(item.textContent ?? '')?.[0])).toEqual([
    'Accepts Zakat',
    'Not for Zakat',
    undefined,
  ]);
  expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
    'https://donate.example.org/a',
    'https://donate.example.org/school',
    'https://donate.example.org/school',
  ]);
});
