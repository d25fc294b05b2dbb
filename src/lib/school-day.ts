const SCHOOL_TIME_ZONE = 'America/New_York';

/** The day it is at the school at this moment, as `2025-08-25`, wherever the visitor is. */
export function schoolDay(moment: Date): string {
  // Sweden writes dates the ISO way.
  return moment.toLocaleDateString('sv-SE', { timeZone: SCHOOL_TIME_ZONE });
}

/** A moment as a visitor reads it, by the school's clock: `Friday, January 9, 2026 at 11:59 PM`. */
export function formatSchoolMoment(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: SCHOOL_TIME_ZONE });
}
