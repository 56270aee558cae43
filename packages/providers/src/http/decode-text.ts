import { decodeCodePage949 } from './code-page-949.ts';

/** Charset names of Korean servers that are not in the Encoding Standard. */
const otherNames: Record<string, string> = {
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  'euc-kr': 'euc-kr',
  utf8: 'utf-8',
};

/**
 * Decodes a body in the charset of the Content-Type header, else of the XML declaration, else UTF-8. When the bytes do
 * not fit the named charset, it tries the other candidates, because old feeds name the wrong one.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  const named = [
    /charset=["']?([\w.:-]+)/i.exec(contentType)?.[1],
    /<\?xml[^>]*encoding=["']([\w.:-]+)/i.exec(head)?.[1],
  ];
  const candidates = [...named, 'utf-8', 'euc-kr'].filter((name) => name !== undefined);
  for (const name of candidates) {
    const text = tryDecode(bytes, name);
    if (text !== undefined) return text;
  }
  return new TextDecoder().decode(bytes);
}

function tryDecode(bytes: Uint8Array, name: string): string | undefined {
  try {
    const decoder = new TextDecoder(otherNames[name.toLowerCase()] ?? name, { fatal: true });
    return decoder.encoding === 'euc-kr' ? decodeCodePage949(bytes) : decoder.decode(bytes);
  } catch {
    // The charset is unknown, or the bytes do not fit it.
    return undefined;
  }
}
