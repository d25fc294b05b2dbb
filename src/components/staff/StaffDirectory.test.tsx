import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StaffDirectory } from './StaffDirectory.tsx';

const picture = { slot: 'portrait-ada-example', alt: '', src: '/portrait.svg', width: 600, height: 600 };
const groups = [
  { id: 'qais', title: 'QAIS', icon: 'book-open', color: 'green' },
  { id: 'elementary', title: 'Elementary', icon: 'graduation-cap', color: 'brass' },
  { id: 'specialized', title: 'Specialized', icon: 'award', color: 'brass' },
] as const;
const ada = { id: 'ada-example', name: 'Ada Example', role: 'Arabic Teacher', department: 'qais', picture };
const omar = { ...ada, id: 'omar-sample', name: 'Omar Sample', role: 'First Grade Teacher', department: 'elementary' };

const show = (...members: Parameters<typeof StaffDirectory>[0]['members']) =>
  render(<StaffDirectory groups={groups} members={members} sampleNote="These people are examples." />);

test('education, experience and more are shown when they are known', () => {
  show({ ...ada, education: 'B.A. in Arabic', experience: 'Ten years', about: 'Speaks slowly.' });
  expect(screen.getByText('Education').nextElementSibling?.textContent).toBe('B.A. in Arabic');
  expect(screen.getByText('Experience').nextElementSibling?.textContent).toBe('Ten years');
  expect(screen.getByText('Speaks slowly.')).toBeDefined();
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['an empty string', ''],
  ['blank', ' \t\n '],
])('a field that is %s leaves neither a value nor a label behind', (_, empty) => {
  const { container } = show({ ...ada, education: empty, experience: empty, about: empty });
  const item = screen.getByRole('listitem');
  expect(item.textContent).toBe('Ada ExampleArabic Teacher');
  expect(container.querySelector('dl')).toBeNull();
});

test('lists people by department, in the order of the groups, without empty departments', () => {
  show(omar, ada);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'QAIS',
    'Elementary',
  ]);
  expect(within(screen.getByRole('region', { name: 'QAIS' })).getByText('Ada Example')).toBeDefined();
  expect(within(screen.getByRole('region', { name: 'Elementary' })).getByText('Omar Sample')).toBeDefined();
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
  const [example, real] = screen.getAllByRole('listitem');
  expect(within(example as HTMLElement).getByText('Example')).toBeDefined();
  expect(within(real as HTMLElement).queryByText('Example')).toBeNull();
});
