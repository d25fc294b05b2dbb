import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { pagePath } from '../../hosting/canonical-path.ts';
import { type BuiltPage, readPages } from '../../hosting/html-tree.ts';
import { ADDRESSES } from '../support/addresses.ts';
import { expect, test } from '../support/site-test.ts';

const DIST = 'dist';
const pages = readPages(DIST);
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  // The first counts the announcements of other days, which are hidden; a slow test checks with axe the landmarks that there
  // are. The second would refuse role="list", without which VoiceOver knows no list without markers.
  rules: { 'unique-landmark': 'off', 'no-redundant-role': 'off' },
});

/** What the Content Security Policy blocks, and what a template left behind. */
const BLOCKED = [/\sstyle="/, /\son[a-z]+="/, /(?:href|src)="(?:javascript|data|http):/];
const LEFT_BEHIND = [/\{(?:phone|email|fax)\}/, /\[object Object\]/, /undefined|lorem ipsum|astro-slot/, /\bNaN\b/];

/** What is wrong with the HTML of a built file. */
async function fileProblems(page: BuiltPage): Promise<string[]> {
  const html = readFileSync(join(DIST, page.file), 'utf8');
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  return [
    ...messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    ...BLOCKED.filter((pattern) => pattern.test(html)).map(String),
    ...LEFT_BEHIND.filter((pattern) => pattern.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))).map(String),
  ];
}

test('the site answers every address of the specification, and its files are sound whatever they say', async () => {
  expect(pages.map(({ file }) => pagePath(file))).toEqual(expect.arrayContaining([...ADDRESSES]));
  for (const page of pages) expect.soft(await fileProblems(page), page.file).toEqual([]);
});
