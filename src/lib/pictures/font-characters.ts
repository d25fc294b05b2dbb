/** Every character from the first to the last, both included. */
function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** The characters in the Latin fonts. The content check refuses others, which a system font would show. */
export const LATIN_CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”„…•′″−×→←↑↓↗ʿʾ₂€ḤḥṬṭṢṣḌḍẒẓḪḫ`;

/** The characters in the Arabic font: letters, vowel marks, Arabic punctuation, and the honorific ﷺ. */
export const ARABIC_CHARACTERS = ` ${range(0x621, 0x63a)}${range(0x640, 0x652)}ٰٱ،؛؟ﷺ«»`;
