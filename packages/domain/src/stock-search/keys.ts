import { convertHangulToQwerty } from 'es-hangul';
import { remember } from '../remember.ts';

const keysOfCharacter = remember((character: string) =>
  /[\p{L}\p{N}]/u.test(character) ? convertHangulToQwerty(character).toLowerCase() : '',
);

/**
 * Returns the keys that type a text, whatever the layout, without punctuation: `lghkgkr` for LG화학, and for ㅣㅎ화학, which is the same
 * typed without switching to Latin letters.
 */
export const keysOf = (text: string): string => Array.from(text, keysOfCharacter).join('');
