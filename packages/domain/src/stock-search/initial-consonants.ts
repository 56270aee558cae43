/** The 19 consonants a Korean syllable can begin with, in the order of Unicode. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const SYLLABLES_PER_INITIAL = 588;

/** Pairs of consonants that a keyboard joins into one letter when they are typed in sequence. */
const JOINED: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Returns the initial consonant of a syllable; undefined for any other character. */
export function initialOf(character: string): string | undefined {
  const code = character.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return undefined;
  return INITIALS[Math.floor((code - FIRST_SYLLABLE) / SYLLABLES_PER_INITIAL)];
}

/** Returns true when a syllable can begin with the character. */
export const isInitial = (character: string): boolean => INITIALS.includes(character);

/** Splits the consonants that the keyboard joined. */
export const parted = (text: string): string => text.replace(/[ㄳ-ㅄ]/g, (letter) => JOINED[letter] ?? letter);
