import { everydayWords } from './everyday-words.ts';
import type { OtherSense } from './other-sense.ts';
import { properNames } from './proper-names.ts';

// A small dictionary: listed names that mean something else as well. A name of it needs signs that the company is meant; any other name is
// taken at its word.
const byName = new Map<string, OtherSense[]>();
for (const [names, sense] of [...everydayWords, ...properNames]) {
  for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), sense]);
}

const daily = new Set(everydayWords.flatMap(([names]) => names.split(' ')));
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
  '삼바',
  '오뚜기',
  '노브랜드',
]);

/** Whether a name needs signs that the company is meant. */
export function isOrdinaryWord(name: string): boolean {
  return byName.has(name) && !companyUnlessShown.has(name);
}

/** How far a name alone speaks for the company, before any sign: 3 a name like any other, 1 a rarer homonym, 0 a word of daily life. */
export function trustIn(name: string): 0 | 1 | 3 {
  if (!isOrdinaryWord(name)) return 3;
  return daily.has(name) ? 0 : 1;
}

/** The other meanings of a name; none for most. */
export function otherSensesOf(name: string): readonly OtherSense[] {
  return byName.get(name) ?? [];
}
