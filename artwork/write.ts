import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it already holds exactly these bytes; tells whether it wrote. */
export const writeIfChanged = (path: string, content: string | Uint8Array): boolean => {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
  writeFileSync(path, bytes);
  return true;
};
