import { everydayWords } from './everyday-words.ts';
import type { OtherSense } from './other-sense.ts';
import { placeNames } from './place-names.ts';
import { properNames } from './proper-names.ts';

// A small dictionary of listed names with another meaning. A name in it needs markers that the company is meant; any
// other name counts as the company.
const byName = new Map<string, OtherSense[]>();
for (const [names, sense] of [...everydayWords, ...properNames, ...placeNames]) {
  for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), sense]);
}

const daily = new Set(everydayWords.flatMap(([names]) => names.split(' ')));
// Their other meaning only applies next to certain words; otherwise the name means the company.
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
  '대덕',
  '유신',
  '무학',
  '동방',
  '오공',
  '피노',
  '라파스',
  '파수',
  '신풍',
  '우성',
  '웅진',
  '태광',
  '코리아나',
  '파라다이스',
  '조흥',
  '한독',
  '대동',
  '세방',
  '후성',
  '세중',
  '혜인',
  'E1',
  '한국화장품',
  '한국가구',
  '한국철강',
  '한국석유',
  '한국공항',
  '한국제지',
  '한국카본',
  '한국알콜',
  '한국단자',
]);

/** Returns true when a name needs markers that the company is meant. */
export function isOrdinaryWord(name: string): boolean {
  return byName.has(name) && !companyUnlessShown.has(name);
}

/** Points of a name alone, before any sign: 3 for an ordinary name, 1 for a rarer homonym, 0 for an everyday word. */
export function trustIn(name: string): 0 | 1 | 3 {
  if (!isOrdinaryWord(name)) return 3;
  return daily.has(name) ? 0 : 1;
}

/** Other meanings of a name; none for most. */
export function otherSensesOf(name: string): readonly OtherSense[] {
  return byName.get(name) ?? [];
}

/** Returns true when the words around a name, or the text, show another meaning. */
export function showsOtherSense(name: string, text: { before: string; after: string; whole: string }): boolean {
  return otherSensesOf(name).some(
    ({ before, after, anywhere }) =>
      before?.test(text.before) === true || after?.test(text.after) === true || anywhere?.test(text.whole) === true,
  );
}
