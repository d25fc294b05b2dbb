/**
 * Everything that the pages' scripts store on a visitor's device, by key: for the session, or until it is deleted.
 * src/lib/site/device-storage.ts accepts no other key, and /privacy has a text for each (src/content/schemas/privacy.ts).
 */
export const STORED = {
  'banner-closed': 'session',
  'contact-draft': 'session',
  'next-steps': 'local',
} as const satisfies Record<string, 'session' | 'local'>;

export type StoredName = keyof typeof STORED;

/** A key for each storage. A colon may separate a name from what it is about. */
export type StoredKey<Kind extends 'session' | 'local'> = {
  [Name in StoredName]: (typeof STORED)[Name] extends Kind ? Name | `${Name}:${string}` : never;
}[StoredName];
