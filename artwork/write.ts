import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it already has exactly this content. Returns whether it wrote. */
export const writeIfChanged = (path: string, content: string | Uint8Array): boolean => {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false;
  writeFileSync(path, bytes);
  return true;
};
