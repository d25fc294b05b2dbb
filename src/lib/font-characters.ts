/** Every character from the first to the last, both included. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/**
 * The characters the Latin faces carry: ASCII, Latin-1, Latin Extended-A, the signs of good typesetting, and the dotted
 * letters of transliterated Arabic. Text with any other character would fall back to a system font, so the content
 * check refuses it.
 */
export const LATIN_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”„…•′″−×→←↑↓↗ʿʾ₂€ḤḥṬṭṢṣḌḍẒẓḪḫ`;

/** The characters the Arabic face carries: the letters, the vowel marks, Arabic punctuation, and the honorific ﷺ. */
export const ARABIC_CHARACTERS = ` ${range(0x621, 0x63a)}${range(0x640, 0x652)}ٰٱ،؛؟ﷺ«»`;

/** The letters of the word on Home's first screen: a file of its own, small enough to be fetched before anything is drawn. */
export const FIRST_WORD_CHARACTERS = 'اقرأ';
