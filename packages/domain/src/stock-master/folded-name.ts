/** Normalises a name for comparison: composed, without letter case and blanks. */
export const foldedName = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
