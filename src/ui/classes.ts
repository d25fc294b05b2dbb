/** The class attribute made of groups of classes: what always applies, then by width, state or medium. */
export const classes = (...groups: string[]): string => groups.filter(Boolean).join(' ');
