import { foldedName } from '../stock-master/folded-name.ts';
import { initialOf, isInitial, parted } from './initial-consonants.ts';

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
 * Returns the first position of the wanted text in a name, -1 if none. Compares in detail only where the consonants
 * match.
 */
export function placeOf(wanted: Searchable, name: Searchable): number {
  let at = name.initials.indexOf(wanted.initials);
  while (at !== -1 && !standsAt(at, wanted.text, name)) at = name.initials.indexOf(wanted.initials, at + 1);
  return at;
}

function standsAt(at: number, wanted: string, name: Searchable): boolean {
  for (let offset = 0; offset < wanted.length; offset += 1) {
    const asked = wanted[offset] ?? '';
    if (asked !== name.text[at + offset] && !isInitial(asked)) return false;
  }
  return true;
}
