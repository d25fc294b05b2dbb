import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

vi.mock('../../lib/school/announcement.ts', () => ({ closingWords: () => ({ phone: '401-555-0140' }) }));

const FORM = 'https://forms.example.org/hifz';
const show = (hifzForm: object) => {
  const school = readContent('school', 'fixtures/content');
  Object.assign(school.links, { hifzForm: { url: FORM, ...hifzForm } });
  render(
    <EmbeddedFrame
      frameTitle="Application form"
      form="hifzForm"
      school={school}
      withheld="To apply, call 401-555-0140."
      linkText="Open the form"
    />,
  );
};

test('the frame has the specified height and link, and may do no more than the least', () => {
  show({});
  const frame = screen.getByTitle('Application form');
  expect(frame.getAttribute('height')).toBe('1261');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('allow')].join()).not.toMatch(/modals|navigation|payment/);
  // Its links open as whole pages, outside its sandbox.
  expect(frame.getAttribute('sandbox')).toContain('allow-popups allow-popups-to-escape-sandbox');
  expect(frame.dataset['origins']).toBe('https://forms.example.org');
  expect(screen.getByRole('link', { name: /^Open the form/ }).getAttribute('href')).toBe(FORM);
});

test('its record may name more rights', () => {
  show({ allow: ['dialogs', 'redirect', 'payment'] });
  const frame = screen.getByTitle('Application form');
  expect(frame.getAttribute('sandbox')).toMatch(/ allow-modals allow-top-navigation-by-user-activation$/);
  expect(frame.getAttribute('allow')).toBe('payment https://forms.example.org');
});

test('a withheld form has a sentence in the frame’s place, and no link to it', () => {
  show({ sample: true, withheld: true });
  expect(screen.queryByTitle('Application form')).toBeNull();
  expect(document.body).toHaveTextContent('To apply, call 401-555-0140.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+1-401-555-0140');
});
