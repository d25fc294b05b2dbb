import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { StaffDirectory } from './StaffDirectory.tsx';

const picture = { slot: 'portrait-ada-example', alt: '', src: '/portrait.svg', width: 600, height: 600 };
const groups = [
  { id: 'qais', title: 'QAIS' },
  { id: 'elementary', title: 'Elementary' },
  { id: 'specialized', title: 'Specialized' },
] as const;
const ada = { id: 'ada-example', name: 'Ada Example', role: 'Arabic Teacher', department: 'qais', picture } as const;
const omar = {
  ...ada,
  id: 'omar-sample',
  name: 'Omar Sample',
  role: 'First Grade Teacher',
  department: 'elementary',
} as const;

const show = (...members: ComponentProps<typeof StaffDirectory>['members']) =>
  render(
    <StaffDirectory
      page={{ wallHeading: 'Everybody', groups: [...groups], sampleNote: 'These people are examples.' }}
      members={members}
      head="ada-example"
    />,
  );

test('each portrait of the wall leads to its person', () => {
  show(omar, ada);
  for (const link of screen.getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toContain(link.textContent);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ada Example', 'Omar Sample']);
});

test('the note on examples is shown once when somebody is an example, and not otherwise', () => {
  show({ ...ada, sample: true }, { ...omar, sample: true });
  expect(screen.getAllByText('These people are examples.')).toHaveLength(1);
  expect(screen.queryByText('Example')).toBeNull();
  cleanup();
  show(ada);
  expect(screen.queryByText(/example/i, { selector: 'p' })).toBeNull();
});

test('once one of the people is real, the others are marked and the note is about the marked ones', () => {
  show({ ...ada, sample: true }, omar);
  expect(screen.queryByText('These people are examples.')).toBeNull();
  expect(screen.getByText(/marked “Example”/)).toBeDefined();
  const [example, real] = screen.getAllByRole('listitem').slice(2);
  expect(within(example as HTMLElement).getByText('Example')).toBeDefined();
  expect(within(real as HTMLElement).queryByText('Example')).toBeNull();
});
