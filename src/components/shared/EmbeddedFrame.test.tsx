import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { EmbeddedFrame } from './EmbeddedFrame.tsx';

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
  expect(screen.getByRole('link', { name: /^Open the form/ }).getAttribute('href')).toBe(FORM);
});

test('its record may name more rights, and the id and class by which the provider’s script finds it', () => {
  const helper = { scriptUrl: FORM, frameId: 'JotFormIFrame-123', frameClass: 'provider-frame' };
  show({ helper, allow: ['dialogs', 'redirect', 'payment'] });
  const frame = screen.getByTitle('Application form');
  expect(frame.id).toBe('JotFormIFrame-123');
  expect(frame.classList.contains('provider-frame')).toBe(true);
  expect(frame.getAttribute('sandbox')).toMatch(/ allow-modals allow-top-navigation-by-user-activation$/);
  expect(frame.getAttribute('allow')).toBe('payment');
});

test('while its address is an example, the frame shows the site’s own page, with the specified height and no link', () => {
  show({ sample: true });
  const frame = screen.getByTitle('Application form');
  expect(frame.getAttribute('src')).toBe('/samples/hifz-application');
  expect(frame.getAttribute('height')).toBe('1261');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a withheld form has a sentence in the frame’s place, and no link to it', () => {
  show({ sample: true, withheld: true });
  expect(screen.queryByTitle('Application form')).toBeNull();
  expect(document.body).toHaveTextContent('To apply, call 401-555-0140.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+1-401-555-0140');
});
