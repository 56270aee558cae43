import { convertHangulToQwerty } from 'es-hangul';
import { remember } from '../remember.ts';

/** What names have between their letters (KT&G, S-Oil). Anything else is typed on purpose. */
const PUNCTUATION = /[&.'·-]/;

const keysOfCharacter = remember((character: string) =>
  PUNCTUATION.test(character) ? '' : convertHangulToQwerty(character).toLowerCase(),
);

/**
 * Returns the keys that type a text, whatever the layout, without punctuation of names: `lghkgkr` for LG화학, and for ㅣㅎ화학, which is the same
 * typed without switching to Latin letters.
 */
export const keysOf = (text: string): string => Array.from(text, keysOfCharacter).join('');
