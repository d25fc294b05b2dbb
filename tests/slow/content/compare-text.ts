// Writes test-results/slow/text.md: the text of the specification (the fixture site) that the live pages no longer
// show, and the text they show in addition, page by page. The report is for people to read. It fails nothing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FIXTURE_FOLDER } from '../../../build/project-copy.ts';
import { addressOf, pagesOf } from '../../../checks/built-pages.ts';

const REPORT = 'test-results/slow/text.md';
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of a page's main content, split at tags that start a new line. */
function textsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const main = /<main[\s\S]*<\/main>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return main
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(
      /<\/?(?:p|div|li|h[1-6]|t[dhr]|d[dt]|section|figcaption|blockquote|caption|label|option|button)\b[^>]*>/g,
      '\n',
    )
    .replace(/<!--.*?-->|<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll('’', "'")
    .replace(/[“”]/g, '"')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const list = (heading: string, texts: readonly string[]) =>
  texts.length === 0 ? '' : `\n${heading}\n\n${texts.map((text) => `- ${text}`).join('\n')}\n`;

const fixture = join(FIXTURE_FOLDER, 'dist');
const sections = [...new Set([...pagesOf(fixture), ...pagesOf('dist')])].sort().flatMap((page) => {
  const [specified, live] = [textsOf(join(fixture, page)), textsOf(join('dist', page))];
  const gone = specified.filter((text) => !live.includes(text));
  const added = live.filter((text) => !specified.includes(text));
  if (gone.length + added.length === 0) return [];
  return [`## ${addressOf(page)}\n${list('Only in the specification:', gone)}${list('Only on the live site:', added)}`];
});
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(
  REPORT,
  `# Text of the live site beside the specification's\n\n${sections.join('\n') || 'No page differs.\n'}`,
);
console.log(`${sections.length} pages differ from the specification's text: ${REPORT}`);
