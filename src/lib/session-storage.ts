// Merely naming `sessionStorage` throws where the visitor has blocked site data, so every use of it is guarded here.

/** What the session remembers under this key; `null` when nothing, or when storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text for the session, or forgets it when given `null`. Without storage it does nothing. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: the page works the same, only its memory is shorter.
  }
}
