// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announcement as schema } from '../../content/schemas/frame.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

afterEach(cleanup);

const show = (data: object) => render(<AnnouncementBanner announcement={schema.parse(data)} />);

test.each([[{}], [{ type: 'info' }], [{ type: 'info', message: '' }], [{ type: 'info', message: null }]])(
  'the announcement %j shows no banner',
  (data) => {
    expect(show(data).container.innerHTML).toBe('');
  },
);

test.each([
  ['info', 'info'],
  ['warning', 'warning'],
  ['success', 'success'],
  ['danger', 'success'],
])('an announcement of the type %s is shown as %s', (type, shown) => {
  show({ type, message: 'School is closed today.' });
  expect(screen.getByRole('region', { name: 'Announcement' }).dataset['type']).toBe(shown);
});
