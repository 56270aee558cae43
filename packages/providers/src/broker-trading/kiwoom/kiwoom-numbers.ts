/**
 * A figure as Kiwoom writes it: "+1,234", "--5", "+-5", "". A run of signs is negative when any of them is a minus. Null for a blank or a lone sign,
 * undefined for anything that is no number.
 */
export function readFigure(text: string): number | null | undefined {
  const plain = text.replace(/[\s,]/g, '');
  const [, signs = '', digits = ''] = /^([+-]*)(.*)$/.exec(plain) ?? [];
  if (digits === '') return null;
  if (!/^\d+(\.\d+)?$/.test(digits)) return undefined;
  // Never −0, which is not the same as 0 in a comparison of records.
  return signs.includes('-') && Number(digits) !== 0 ? -Number(digits) : Number(digits);
}

/** The name of a broker without the blanks that Kiwoom pads it with ("교  보", "H S B C"); by it brokers are told apart. */
export function readBrokerName(text: string): string {
  return text.normalize('NFC').replace(/[\s\p{Cc}]/gu, '');
}
