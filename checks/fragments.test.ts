import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/support/test-site.ts';
import { fragmentProblems } from './fragments.ts';
import { formatProblems } from './problems.ts';

/** What a build says of an announcement with this link, if Home has a contact form and a button. */
async function problemsWith(href: string): Promise<string> {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'announcement.yaml'), `message: Open house\nlink:\n  href: "${href}"\n  text: More\n`);
  writeFileSync(join(folder, 'dist/index.html'), '<main id="main"><form id="contact"><button type="button">');
  writeFileSync(join(folder, 'dist/404.html'), '<main id="main"></main>');
  return formatProblems(fragmentProblems(folder, join(folder, 'dist')));
}

test.each(['/#contact', '/?subject=tours#contact', '#main', '/', '/contact#form'])('%s is right', async (href) => {
  expect(await problemsWith(href)).toBe('');
});

test.each([
  ['/#contcat', '/: #contcat'],
  ['/#button', '/: #button'],
  // Every page shows the announcement, also one without the form.
  ['#contact', '/404: #contact'],
])('%s is refused at its line', async (href, place) => {
  const says = `leads to no part of the page ${place}; is it misspelled?`;
  expect(await problemsWith(href)).toBe(`content/announcement.yaml:3 link.href: ${says}`);
});
