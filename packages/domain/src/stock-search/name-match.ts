import { foldedName } from '../text/folded-name.ts';
import { placeOf, searchable, wantedText } from './searchable.ts';

/** Part of a name, from a position up to the one before `to`, in UTF-16 units. */
export type NameRange = [from: number, to: number];

/**
 * Returns the part of a name that a query matches, blanks of the name included: none for an empty query and for a match by
 * code or by another name. `nameMatch('SK하이닉스', 'ㅎㅇ')` is `[[2, 4]]`.
 */
export function nameMatch(name: string, query: string): NameRange[] {
  const wanted = wantedText(query);
  const letters = foldedLetters(name);
  const at = placeOf(wanted, searchable(letters.map(({ text }) => text).join('')));
  const [first, last] = [letters[at], letters[at + wanted.text.length - 1]];
  return wanted.text === '' || first === undefined || last === undefined ? [] : [[first.at, last.at + 1]];
}

/** Each letter of a folded name with its position in the name. */
function foldedLetters(name: string): { text: string; at: number }[] {
  return Array.from({ length: name.length }, (_, at) => ({ text: foldedName(name[at] ?? ''), at })).filter(
    ({ text }) => text.length === 1,
  );
}
