// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
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

test('an example address shows the note in the frame’s place and keeps the link', () => {
  render(<EmbeddedFrame {...form} sampleNote="The form shows here later." />);
  expect(screen.queryByTitle('Application form')).toBeNull();
  expect(screen.getByRole('region', { name: 'Application form' }).textContent).toBe('The form shows here later.');
  expect(screen.getByRole('link', { name: /^Open the form/ }).getAttribute('href')).toBe(form.url);
});
