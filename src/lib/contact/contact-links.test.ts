import { expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { mailtoHref, telHref } from './contact-links.ts';

const table = tablesOf('src/lib/contact/contact-links.yaml');

test('links a phone number with the country code', () => {
  expect(telHref('401-555-0142')).toBe('tel:+1-401-555-0142');
});

test.each(table<[string, string, object, string]>('links'))('makes a mail link with %s', (_, address, fields, href) => {
  expect(mailtoHref(address, fields)).toBe(href);
});
