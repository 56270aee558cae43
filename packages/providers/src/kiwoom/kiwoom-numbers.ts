/**
 * Parses a figure in Kiwoom's notation: "+1,234", "--5", "+-5", "". A run of signs is negative when any of them is a
 * minus. Null for a blank or a lone sign, undefined for anything that is not a number.
 */
export function readFigure(text: string): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '');
  const [, signs = '', digits = ''] = /^([+-]*)(.*)$/.exec(plain) ?? [];
  if (digits === '') return null;
  if (!/^\d+(\.\d+)?$/.test(digits)) return undefined;
  // Avoids −0, which differs from 0 in a comparison of records.
  return signs.includes('-') && Number(digits) !== 0 ? -Number(digits) : Number(digits);
}

/** The largest numbers of 32 bits, without and with a sign. */
const saturated = new Set([4_294_967_295, 2_147_483_647]);

/** Returns whether a figure is what Kiwoom writes in place of one too large for it: it is no number. */
export function isSaturated(text: string): boolean {
  const value = readFigure(text);
  return typeof value === 'number' && saturated.has(Math.abs(value));
}

/**
 * Removes the blanks with which Kiwoom pads the name of a broker ("교  보", "H S B C"). The name identifies the broker.
 */
export function readBrokerName(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Cc}]/gu, '');
}
