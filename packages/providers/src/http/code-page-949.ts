import iconv from 'iconv-lite';

/**
 * Decodes Korean text of old servers and files: code page 949, which is EUC-KR and the 8,822 syllables that EUC-KR lacks
 * (똠, 펲, 뵀). Node's "euc-kr" reads EUC-KR alone.
 * @throws TypeError for bytes that are not text in this encoding
 */
export function decodeCodePage949(bytes: Uint8Array): string {
  const text = readCodePage949(bytes);
  if (text.includes('\ufffd')) throw new TypeError('no text in code page 949');
  return text;
}

/** The same, with U+FFFD for each byte that is no text: half a syllable costs a character. */
export const readCodePage949 = (bytes: Uint8Array): string => iconv.decode(bytes, 'cp949');
