import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { SupportFunds } from './SupportFunds.tsx';

type Props = ComponentProps<typeof SupportFunds>;

const fund = (id: string, fields: Partial<Props['funds']['funds'][number]> = {}) => ({
  id,
  title: `Fund ${id}`,
  description: 'What it pays for.',
  zakat: 'unknown' as const,
  ...fields,
});

test('shows what the school has said of each fund and Zakat, and opens each fund’s own address', () => {
  const funds = [
    fund('a', { zakat: 'accepted', url: 'https://donate.example.org/a' }),
    fund('b', { zakat: 'notAccepted' }),
    fund('c'),
  ];
  const zakat = { ask: '', accepted: 'Accepts Zakat', notAccepted: 'Not for Zakat', answer: undefined };
  render(
    <SupportFunds
      funds={{ heading: 'Funds', button: 'Donate Now', help: 'Call us.', funds }}
      zakat={zakat}
      donationUrl="https://donate.example.org/school"
    />,
  );
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
