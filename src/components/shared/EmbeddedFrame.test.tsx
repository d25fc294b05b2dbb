// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

afterEach(cleanup);

const form = {
  title: 'Application form',
  url: 'https://forms.example.org/hifz',
  height: 'hifzForm',
  link: { href: 'https://forms.example.org/hifz', text: 'Open the form' },
} as const;

test('the frame carries the id and class by which the provider’s helper script finds it', () => {
  render(<EmbeddedFrame {...form} helper={{ frameId: 'JotFormIFrame-123', frameClass: 'provider-frame' }} />);
  const frame = screen.getByTitle('Application form');
  expect(frame.id).toBe('JotFormIFrame-123');
  expect(frame.classList.contains('provider-frame')).toBe(true);
});

test('without a helper script the frame has no id', () => {
  render(<EmbeddedFrame {...form} />);
  expect(screen.getByTitle('Application form').hasAttribute('id')).toBe(false);
});

test('an example address shows what to do in the frame’s place, at its height, and keeps the link', () => {
  const waiting = { text: 'Until then, call 401-555-0140.', phone: '401-555-0140', email: 'office@example.org' };
  render(<EmbeddedFrame {...form} waiting={waiting} />);
  expect(screen.queryByTitle('Application form')).toBeNull();
  const place = screen.getByRole('region', { name: 'Application form' });
  expect(place.classList.contains('h-[1261px]')).toBe(true);
  expect(place.textContent).toContain('Until then, call 401-555-0140.');
  expect(
    within(place)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['tel:+1-401-555-0140', 'tel:+1-401-555-0140', 'mailto:office@example.org']);
  expect(screen.getByRole('link', { name: /^Open the form/ }).getAttribute('href')).toBe(form.url);
});
