// Accessing `sessionStorage` throws if the visitor has blocked site data, so every use of it is guarded here.

/** The session's value for this key, or `null` if there is none or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for the session, or removes it if given `null`. Does nothing if storage is blocked. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full. The page works without it.
  }
}
