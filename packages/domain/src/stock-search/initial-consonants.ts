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

/** Splits the consonants that the keyboard joined, and takes those of the other Unicode block for the same. */
export const parted = (text: string): string =>
  text
    .replace(/[\u1100-\u1112]/g, (letter) => INITIALS[letter.charCodeAt(0) - 0x1100] ?? letter)
    .replace(/[ㄳ-ㅄ]/g, (letter) => JOINED[letter] ?? letter);

/** Vowels that go on from another one while typing: 고 becomes 과, 괘, 괴. By their order in Unicode. */
const CONTINUED: Readonly<Record<number, readonly number[]>> = { 8: [9, 10, 11], 13: [14, 15, 16], 18: [19] };
/** Final consonants by their order in Unicode. */
const FINALS = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
  'ㅁ',
  'ㅂ',
].concat(['ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ']);

/**
 * Returns true when a syllable that is still being typed can become the text at a position: 서 becomes 성, 고 과, and the
 * final of 캌 is the initial of the next syllable of 카카.
 */
export function canBecome(typed: string, text: string, at: number): boolean {
  const [one, other] = [splitParts(typed), splitParts(text[at] ?? '')];
  if (one === null || other === null || one.initial !== other.initial) return false;
  const sameVowel = one.vowel === other.vowel;
  if (one.final === '') return sameVowel || (CONTINUED[one.vowel]?.includes(other.vowel) ?? false);
  if (!sameVowel) return false;
  if (other.final !== '' && other.final.startsWith(one.final)) return true;
  // The last letter of the final begins the next syllable.
  const next = initialOf(text[at + 1] ?? '');
  return next !== undefined && one.final === other.final + next;
}

function splitParts(character: string): { initial: string; vowel: number; final: string } | null {
  const initial = initialOf(character);
  if (initial === undefined) return null;
  const within = (character.charCodeAt(0) - FIRST_SYLLABLE) % SYLLABLES_PER_INITIAL;
  return { initial, vowel: Math.floor(within / FINALS.length), final: FINALS[within % FINALS.length] ?? '' };
}
