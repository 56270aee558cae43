/**
 * Korean text of old servers and files: code page 949, which is EUC-KR and the 8,822 syllables that EUC-KR lacks (똠, 펲, 뵀).
 * The platform's "euc-kr" ought to be this by the Encoding Standard, yet Node reads EUC-KR only and makes control characters of the rest.
 * @throws TypeError for bytes that are no such text
 */
export function decodeCodePage949(bytes: Uint8Array): string {
  const decoder = new TextDecoder('euc-kr', { fatal: true });
  let text = '';
  let from = 0;
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0x80) at += 1;
    else if (lead >= 0xa1 && trail >= 0xa1) at += 2;
    else {
      text += decoder.decode(bytes.subarray(from, at)) + addedSyllable(lead, trail);
      at += 2;
      from = at;
    }
  }
  return text + decoder.decode(bytes.subarray(from));
}

const FIRST_LEAD = 0x81;
/** From this lead byte on the high trail bytes are those of EUC-KR. */
const FIRST_SHORT_LEAD = 0xa1;
const trailsOf = (last: number) => [...span(0x41, 0x5a), ...span(0x61, 0x7a), ...span(0x81, last)];
const trails = trailsOf(0xfe);
const shortTrails = trailsOf(0xa0);

/** The added syllables stand in the order of Unicode, row after row. */
function addedSyllable(lead: number, trail: number): string {
  const isShort = lead >= FIRST_SHORT_LEAD;
  const column = (isShort ? shortTrails : trails).indexOf(trail);
  const row = isShort
    ? (FIRST_SHORT_LEAD - FIRST_LEAD) * trails.length + (lead - FIRST_SHORT_LEAD) * shortTrails.length
    : (lead - FIRST_LEAD) * trails.length;
  const syllable = column < 0 || row < 0 ? undefined : addedSyllables()[row + column];
  if (syllable === undefined) throw new TypeError('no text in code page 949');
  return syllable;
}

let added: string[] | undefined;

function addedSyllables(): string[] {
  if (added !== undefined) return added;
  const decoder = new TextDecoder('euc-kr');
  const pairs = span(0xb0, 0xc8).flatMap((lead) => span(0xa1, 0xfe).flatMap((trail) => [lead, trail]));
  const known = new Set(decoder.decode(Uint8Array.from(pairs)));
  added = span(0xac00, 0xd7a3)
    .map((code) => String.fromCodePoint(code))
    .filter((syllable) => !known.has(syllable));
  return added;
}

function span(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
