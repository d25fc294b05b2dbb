// `npm run schemas`: writes a JSON Schema for every content file, so that editors can complete fields and highlight
// errors. .vscode/settings.json maps the schemas to the files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { contentFiles, yearFile } from '../src/content/schemas/content-files.ts';

const FOLDER = '.generated/schemas';

sayPlainly();
/** Whoever writes files also needs to know how to write a value: the kind of a field follows its help. */
const withForm = (_: string, node: unknown) => {
  const { description, is } = Object(node) as { description?: string; is?: string };
  return is ? { ...Object(node), description: [description, `Must be ${is}.`].filter(Boolean).join(' ') } : node;
};
mkdirSync(FOLDER, { recursive: true });
const bindings: Record<string, string> = {};
const schoolYears = { ...yearFile, path: `${yearFile.path}*.yaml` };
for (const [name, { path, schema }] of Object.entries({ ...contentFiles, schoolYears })) {
  const file = `${FOLDER}/${name}.json`;
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  writeFileSync(file, `${JSON.stringify(described, withForm, 2)}\n`);
  bindings[`./${file}`] = `content/${path}`;
}
mkdirSync('.vscode', { recursive: true });
writeFileSync('.vscode/settings.json', `${JSON.stringify({ 'yaml.schemas': bindings }, null, 2)}\n`);
console.log(`${Object.keys(bindings).length} schemas in ${FOLDER}/`);
