import { foldedName } from '../text/folded-name.ts';
import { canBecome, initialOf, isInitial, parted } from './initial-consonants.ts';

/** A text, and the same text with each syllable replaced by its initial consonant. */
export interface Searchable {
  text: string;
  initials: string;
}

export const searchable = (text: string): Searchable => ({
  text,
  initials: Array.from({ length: text.length }, (_, at) => initialOf(text[at] ?? '') ?? text[at]).join(''),
});

/** Prepares a query for `placeOf`. */
export const wantedText = (query: string): Searchable => searchable(parted(foldedName(query)));

/**
 * Returns the first position of the wanted text in a name, -1 if none. The last syllable may still be typed (삼서 for 삼성).
 * Compares in detail only where the consonants match.
 */
export function placeOf(wanted: Searchable, name: Searchable): number {
  let at = name.initials.indexOf(wanted.initials);
  while (at !== -1 && !standsAt(at, wanted.text, name)) at = name.initials.indexOf(wanted.initials, at + 1);
  return at;
}

/** Returns true for the whole name, lone consonants included, with nothing still to be typed. */
export const isWhole = (wanted: Searchable, name: Searchable): boolean =>
  wanted.text.length === name.text.length &&
  wanted.initials === name.initials &&
  standsAt(0, wanted.text, { ...name, isWhole: true });

function standsAt(at: number, wanted: string, name: Pick<Searchable, 'text'> & { isWhole?: boolean }): boolean {
  for (let offset = 0; offset < wanted.length; offset += 1) {
    const asked = wanted[offset] ?? '';
    if (asked === name.text[at + offset] || isInitial(asked)) continue;
    const isTyped = name.isWhole !== true && offset === wanted.length - 1;
    if (!isTyped || !canBecome(asked, name.text, at + offset)) return false;
  }
  return true;
}
