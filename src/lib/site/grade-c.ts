/**
 * The oldest browsers in which script and style must work (grade C in the README): those of March to July 2023, the first
 * with `toSorted`. Newer browsers may get more; older ones get HTML. Set here, because the build tool's default changes
 * between versions.
 */
export const GRADE_C_BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];

/** The ECMAScript edition that all of them support. Safari 16.4 was the last to add class static blocks. */
export const GRADE_C_ECMASCRIPT = 2022;
