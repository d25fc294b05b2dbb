import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resolveContent } from '../../lib/text/resolve-content.ts';
import { SupportFunds } from './SupportFunds.tsx';

test('shows what the school has said of each fund and Zakat, and opens each fund’s own address', () => {
  const { funds, zakat } = resolveContent('support', { folder: 'fixtures/content', day: '2025-10-01' });
  const answers = [{ zakat: 'accepted', url: 'https://donate.example.org/a' }, { zakat: 'notAccepted' }];
  for (const [index, words] of answers.entries()) Object.assign(funds.funds[index] ?? {}, words);
  render(<SupportFunds funds={funds} zakat={zakat} donationUrl="https://donate.example.org/school" />);
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
