import { decodeCodePage949, readCodePage949 } from './code-page-949.ts';

/** Charset names of Korean servers that are not in the Encoding Standard. */
const otherNames: Record<string, string> = {
  cp949: 'euc-kr',
  ms949: 'euc-kr',
  uhc: 'euc-kr',
  'euc-kr': 'euc-kr',
  utf8: 'utf-8',
};

/** Charsets in which any bytes are text, so that nothing proves them; servers name them by default. */
const unproven = new Set(['windows-1252', 'iso-8859-1', 'us-ascii', 'ascii', 'latin1', 'iso-8859-15']);

/** UTF-16, by its byte order mark or the halves of its first sign: of JSON and XML that is one of ASCII. Undefined for other texts. */
function findUtf16([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/**
 * Decodes a body in the charset of the Content-Type header, else of the XML declaration, else UTF-8. When the bytes do
 * not fit the named charset, it tries the other candidates, because old feeds name the wrong one. Where none fits, the one
 * with the fewest unreadable characters counts: a text that was cut in the middle of a character loses that character only.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  const named = [
    /charset=["']?([\w.:-]+)/i.exec(contentType)?.[1],
    /<\?xml[^>]*encoding=["']([\w.:-]+)/i.exec(head)?.[1],
  ]
    .filter((name) => name !== undefined)
    .map((name) => name.toLowerCase())
    // Programs name it for what they send as UTF-8, and nearly any bytes are text in it.
    .filter((name) => !/^(?:utf-?16|ucs-?2|unicode)/.test(name));
  const utf16 = findUtf16(bytes);
  const proven = [
    ...(utf16 === undefined ? [] : [utf16]),
    ...named.filter((name) => !unproven.has(name)),
    'utf-8',
    'euc-kr',
  ];
  for (const name of [...proven, ...named]) {
    const text = tryDecode(bytes, name);
    if (text !== undefined) return text;
  }
  const broken = proven.flatMap((name) => lossyDecode(bytes, name) ?? []);
  const [first = ''] = broken.toSorted((one, other) => unreadableIn(one) - unreadableIn(other));
  return first;
}

const unreadableIn = (text: string): number => text.split('\ufffd').length - 1;

function tryDecode(bytes: Uint8Array, name: string): string | undefined {
  try {
    const decoder = new TextDecoder(otherNames[name] ?? name, { fatal: true });
    return decoder.encoding === 'euc-kr' ? decodeCodePage949(bytes) : decoder.decode(bytes);
  } catch {
    // The charset is unknown, or the bytes do not fit it.
    return undefined;
  }
}

function lossyDecode(bytes: Uint8Array, name: string): string | undefined {
  try {
    const decoder = new TextDecoder(otherNames[name] ?? name);
    return decoder.encoding === 'euc-kr' ? readCodePage949(bytes) : decoder.decode(bytes);
  } catch {
    // The charset is unknown.
    return undefined;
  }
}
