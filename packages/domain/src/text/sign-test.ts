/** Number of codes of UTF-16, for tables by the code of a sign. */
export const CODES = 65_536;
const isSign = 1;
const isNone = 2;

/**
 * A test of one sign of a text by a pattern of single signs (`[가-힣]`), for walks over whole texts: the pattern is asked once
 * for each sign. Before and behind the text stands no sign.
 */
export function signTest(pattern: RegExp): (text: string, at: number) => boolean {
  const known = new Uint8Array(CODES);
  return (text, at) => {
    const code = text.charCodeAt(at);
    if (Number.isNaN(code)) return false;
    if (known[code] === 0) known[code] = pattern.test(text.charAt(at)) ? isSign : isNone;
    return known[code] === isSign;
  };
}
