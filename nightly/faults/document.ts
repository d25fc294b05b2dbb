// Writes docs/accessibility-faults.md from the table of injected faults.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from './faults.ts';

export const DOCUMENT = join(import.meta.dirname, '../../docs/accessibility-faults.md');

/** The table of injected faults as a Markdown page. */
export function faultsDocument(): string {
  const rows = FAULTS.map(({ name, where, criterion, test: { file, title } }) => {
    const shown = title.trim();
    return `| ${name} | ${where} | ${criterion} | \`${file}\`: ${shown} |`;
  });
  return `# Injected accessibility faults

Each of these ${FAULTS.length} faults is injected, one at a time, into a copy of the built site; the test beside it must then
fail, and for that reason. On the unchanged site the same tests pass. \`npm run nightly\` does it
(\`nightly/faults/faults.test.ts\`). \`node nightly/faults/document.ts\` writes this page from \`nightly/faults/faults.ts\`.

| Fault | Injected into | WCAG 2.2 | Test that fails |
|---|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync(DOCUMENT, faultsDocument());
