// Brings every content file into the form that the `yaml` library writes, so that an edit by any tool changes only its own
// lines. Comments and the order of keys stay. Part of `npm run format`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument, visit } from 'yaml';
import { plainText, plainYaml } from './plain-text.ts';

/** The options of every tool that writes a content file. The width is that of `.editorconfig`. */
export const YAML_FORMAT = { lineWidth: 120 } as const;

const CLOCK_TIME = /^\d{1,2}:\d{2}$/;

/**
 * The same YAML in canonical form, with its texts in their plain form and clock times in quotes. A file with mistakes stays as
 * it is: the content check reports them.
 */
export function formatYaml(text: string): string {
  const document = parseDocument(plainYaml(text));
  if (document.errors.length > 0) return text;
  visit(document, {
    Scalar(key, node) {
      if (typeof node.value === 'string') node.value = plainText(node.value);
      if (key !== 'key' && CLOCK_TIME.test(String(node.value))) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString(YAML_FORMAT);
}

if (import.meta.main) {
  for (const file of globSync('{content,fixtures/content}/**/*.yaml')) {
    const text = readFileSync(file, 'utf8');
    const formatted = formatYaml(text);
    if (formatted === text) continue;
    writeFileSync(file, formatted);
    console.log(`Formatted ${file}`);
  }
}
