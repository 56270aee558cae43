/** Nouns that end like a verb before its noun: 반환 우려, 중단 위기. */
const nounEnding = /[환단산연전안반원천란판]/;
const finalNieun = 4;

/** A syllable with final ㄴ ends a verb that modifies the next noun: 꺾인 기대감, 치솟는 연체율. */
export function endsAdnominally(character: string): boolean {
  const syllable = character.charCodeAt(0) - 0xac00;
  return syllable >= 0 && syllable < 11_172 && syllable % 28 === finalNieun && !nounEnding.test(character);
}
