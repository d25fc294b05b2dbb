// `npm run schemas`: writes a JSON Schema for every content file, so that editors can complete fields and highlight
// errors. .vscode/settings.json maps the schemas to the files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { sayPlainly } from '../hosting/plain-errors.mjs';
import { contentFiles, yearFile } from '../src/content/schemas/content-files.ts';

const FOLDER = '.generated/schemas';

sayPlainly();
mkdirSync(FOLDER, { recursive: true });
const bindings: Record<string, string> = {};
const schoolYears = { ...yearFile, path: `${yearFile.path}*.yaml` };
for (const [name, { path, schema }] of Object.entries({ ...contentFiles, schoolYears })) {
  const file = `${FOLDER}/${name}.json`;
  writeFileSync(file, `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`);
  bindings[`./${file}`] = `content/${path}`;
}
mkdirSync('.vscode', { recursive: true });
writeFileSync('.vscode/settings.json', `${JSON.stringify({ 'yaml.schemas': bindings }, null, 2)}\n`);
console.log(`${Object.keys(bindings).length} schemas in ${FOLDER}/`);
