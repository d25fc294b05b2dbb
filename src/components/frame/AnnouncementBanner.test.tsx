import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';

test('no announcement shows no banner, but leaves an empty one for the page script', () => {
  const { container } = render(<AnnouncementBanner states={[{ value: { type: 'info', message: '' } }]} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelectorAll('[data-notice=""][hidden]')).toHaveLength(1);
});

test('the announcements of later days are hidden, with their days', () => {
  const { container } = render(
    <AnnouncementBanner
      states={[
        { until: '2026-01-12', value: { type: 'warning', message: 'School is closed.' } },
        { from: '2026-01-13', until: '2026-01-14', value: { type: 'info', message: '' } },
        { from: '2026-01-15', value: { type: 'info', message: 'Come and see.' } },
      ]}
    />,
  );
  const shown = { type: 'warning', notice: 'School is closed.', until: '2026-01-12' };
  expect(screen.getByRole('region').dataset).toMatchObject(shown);
  const [, later, ...others] = container.querySelectorAll<HTMLElement>('[data-notice]');
  expect(later?.hidden).toBe(true);
  expect(later?.dataset).toMatchObject({ notice: 'Come and see.', from: '2026-01-15' });
  expect(others).toEqual([]);
});
