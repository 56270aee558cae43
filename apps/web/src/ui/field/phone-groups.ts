const KOREA = /^(?:00)?82/;
/** Digits of a mobile number with its first 0. */
const DOMESTIC_DIGITS = 11;

/** The digits of a text, also where a keyboard or an app writes them wide. */
export const readDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The three groups of a pasted phone number; `+82 10-…` becomes `010-…`. Null where the text is only a part of one. */
export function phoneGroups(text: string): string | null {
  const narrow = text.normalize('NFKC').trimStart();
  const digits = readDigits(narrow);
  if (digits.length <= 4) return null;
  const isInternational = KOREA.test(digits) && (narrow.startsWith('+') || digits.length > DOMESTIC_DIGITS);
  const national = isInternational ? `0${digits.replace(KOREA, '').replace(/^0/, '')}` : digits;
  return `${national.slice(0, 3)}-${national.slice(3, 7)}-${national.slice(7, DOMESTIC_DIGITS)}`;
}
