import { amount } from './amount.ts';
import { change } from './change.ts';
import { law } from './law.ts';
import { noun } from './noun.ts';
import { outlook } from './outlook.ts';
import { people } from './people.ts';
import { trade } from './trade.ts';
import { undone } from './undone.ts';

/** Lists of Korean words by name, as alternatives of a pattern, each with where it comes from and a headline that it reads. */
export const wordLists = { amount, change, law, noun, outlook, people, trade, undone };

/** Patterns by the place that builds them: a place within a function builds its pattern once. */
const built = new WeakMap<TemplateStringsArray, RegExp>();

/** Builds a pattern from lists of words, each a group of its own: pattern`${wordLists.law.fines}[을를] 부과`. */
export function pattern(parts: TemplateStringsArray, ...lists: readonly string[]): RegExp {
  const known = built.get(parts) ?? new RegExp(String.raw(parts, ...lists.map((list) => `(?:${list})`)));
  built.set(parts, known);
  return known;
}
