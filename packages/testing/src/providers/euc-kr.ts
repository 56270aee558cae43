/** Encodes a text as EUC-KR (KS X 1001). Node only decodes it, so the table is read off the decoder. @throws for other characters */
export function encodeEucKr(text: string): Buffer {
  const bytes: number[] = [];
  for (const character of text) {
    if (character < '\u0080') {
      bytes.push(character.charCodeAt(0));
      continue;
    }
    const pair = table().get(character);
    if (pair === undefined) throw new Error(`Not in EUC-KR: ${character}`);
    bytes.push(...pair);
  }
  return Buffer.from(bytes);
}

let characters: Map<string, readonly [number, number]> | undefined;

function table(): Map<string, readonly [number, number]> {
  if (characters !== undefined) return characters;
  const decoder = new TextDecoder('euc-kr');
  characters = new Map();
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (!character.includes('\ufffd')) characters.set(character, [lead, trail]);
    }
  }
  return characters;
}
