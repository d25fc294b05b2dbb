// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StaffJumpLinks } from './StaffJumpLinks.tsx';

afterEach(cleanup);

const groups = [
  { id: 'qais', title: 'QAIS', icon: 'book-open', color: 'green' },
  { id: 'elementary', title: 'Elementary', icon: 'graduation-cap', color: 'brass' },
] as const;

test('a department without members, which the directory leaves out, has no link', () => {
  render(<StaffJumpLinks heading="Departments" groups={[...groups]} members={[{ department: 'elementary' }]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#elementary']);
});
