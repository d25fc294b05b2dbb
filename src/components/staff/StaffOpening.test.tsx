// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StaffOpening } from './StaffOpening.tsx';

afterEach(cleanup);

const page = {
  heading: 'Our Staff',
  subheading: 'Who teaches your child.',
  jumpHeading: 'Departments',
  groups: [
    { id: 'qais', title: 'QAIS', icon: 'book-open', color: 'green' },
    { id: 'elementary', title: 'Elementary', icon: 'graduation-cap', color: 'brass' },
  ],
} as unknown as Parameters<typeof StaffOpening>[0]['page'];

test('a department without members, which the directory leaves out, has no link', () => {
  render(
    <StaffOpening
      page={page}
      breadcrumb={{ trail: [], current: 'Our Staff' }}
      members={[{ department: 'elementary' }]}
    />,
  );
  const departments = within(screen.getByRole('navigation', { name: 'Departments' }));
  expect(departments.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#elementary']);
});
