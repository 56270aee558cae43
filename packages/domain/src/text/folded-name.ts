const FULL_WIDTH_OFFSET = 0xfee0;

/** Normalises a name for comparison: composed, in letters of ordinary width, without letter case and blanks. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFC')
    // NFKC would take Hangul letters apart, too.
    .replace(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .toLowerCase()
    .replace(/\s+/g, '');
