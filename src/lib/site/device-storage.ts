// Accessing storage throws if the visitor has blocked site data, so every use of it is guarded here.
import type { StoredKey } from '../../content/stored-data.ts';

type Kind = 'session' | 'local';

const storageOf = (kind: Kind) => (kind === 'session' ? sessionStorage : localStorage);

/** The stored value of this key, or `null` if there is none or storage is blocked. */
export function readStored<K extends Kind>(kind: K, key: StoredKey<K>): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if given `null`. Returns false if storage is blocked or full; the page works without. */
export function writeStored<K extends Kind>(kind: K, key: StoredKey<K>, value: string | null): boolean {
  try {
    if (value === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
