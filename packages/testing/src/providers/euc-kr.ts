import iconv from 'iconv-lite';

/** Encodes a text as EUC-KR (KS X 1001), which Node only decodes. @throws for characters that EUC-KR lacks */
export function encodeEucKr(text: string): Buffer {
  const bytes = iconv.encode(text, 'cp949');
  if (new TextDecoder('euc-kr').decode(bytes) !== text) throw new Error(`Not in EUC-KR: ${text}`);
  return bytes;
}
