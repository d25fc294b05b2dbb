// Writes `docs/planted-barriers.md` from the table of planted barriers.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BARRIERS } from './barriers.ts';

export const DOCUMENT = join(import.meta.dirname, '../../docs/planted-barriers.md');

/** The table of planted barriers as a page of Markdown. */
export function barriersDocument(): string {
  const rows = BARRIERS.map(({ name, where, criterion, test: { file, title } }) => {
    const shown = title.replace(/\$$/, '');
    return `| ${name} | ${where} | ${criterion} | \`e2e/${file}\`: ${shown} |`;
  });
  return `# Planted barriers

Each of these ${BARRIERS.length} barriers is planted, one at a time, in a copy of the built site; the test beside it must then
fail, and for that reason. On the unchanged site the same tests pass. \`npm run test:long\` does it
(\`e2e/barriers.soak.test.ts\`); the table is written from \`e2e/barriers/barriers.ts\` by \`node e2e/barriers/document.ts\`.

| Barrier | Planted in | WCAG 2.2 | Test that fails |
|---|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync(DOCUMENT, barriersDocument());
