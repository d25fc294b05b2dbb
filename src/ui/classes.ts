/** Joins groups of classes: the base classes first, then those for width, state or medium. */
export const classes = (...groups: string[]): string => groups.filter(Boolean).join(' ');
