/**
 * The oldest browsers whose script and style must work (the README's grade C): those of March to June 2023. Newer ones
 * may have more; older ones get HTML. Named here and not left to the build tool, whose default moves with its versions.
 */
export const GRADE_C_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** The ECMAScript edition all of them read. Safari 16.4 was the last to learn class static blocks. */
export const GRADE_C_ECMASCRIPT = 2022;
