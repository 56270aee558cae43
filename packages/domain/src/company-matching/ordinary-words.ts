import { everydayWords } from './everyday-words.ts';
import { properNames } from './proper-names.ts';

/** What tells that a word is not meant as the company: signs right before it, right after it, or anywhere in the text. */
export interface OtherSense {
  before?: RegExp;
  after?: RegExp;
  anywhere?: RegExp;
}

// A small dictionary: listed names that mean something else as well. A name of it needs signs that the company is meant; any other name is
// taken at its word.
const byName = new Map<string, OtherSense[]>();
for (const [names, sense] of [...everydayWords, ...properNames]) {
  for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), sense]);
}

// Their other meaning shows only beside certain words; named plainly, the company is meant.
const companyUnlessShown = new Set([
  '한화',
  '카카오',
  '기아',
  '두산',
  '농심',
  '하이브',
  '신세계',
  '빙그레',
  '삼천리',
  '오리온',
  'NC',
]);

/** Whether a name needs signs that the company is meant. */
export function isOrdinaryWord(name: string): boolean {
  return byName.has(name) && !companyUnlessShown.has(name);
}

/** The other meanings of a name; none for most. */
export function otherSensesOf(name: string): readonly OtherSense[] {
  return byName.get(name) ?? [];
}
