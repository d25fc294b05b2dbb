/** All that scripts store on a device: for the session, or until it is deleted. /privacy has a text for each key. */
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
