/** Joins groups of class names: base classes first, then variants for width, state or print. */
export const classes = (...groups: string[]): string => groups.filter(Boolean).join(' ');
