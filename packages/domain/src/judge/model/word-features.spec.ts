import { expect, it } from 'vitest';
import { withoutParticle } from '../../text/particles.ts';
import { nameFeatures } from './text-features.ts';
import { wordFeatures } from './word-features.ts';

/** The features one by one, each name made and looked up again for each text. */
function plainly(title: string, lead: string): Map<string, number> {
  const features = new Map<string, number>();
  const pieces = (text: string, prefix: string, sizes: readonly number[]) => {
    const names = new Set<string>();
    for (const word of text.split(/\s+/))
      for (const size of sizes)
        for (let at = 0; at + size <= word.length + 2; at += 1)
          names.add(`${prefix}:${`^${word}$`.slice(at, at + size)}`);
    return names;
  };
  const words = (text: string) =>
    text
      .split(/[^가-힣a-z0%□]+/)
      .map(withoutParticle)
      .filter(({ length }) => length >= 2);
  const add = (names: ReadonlySet<string>, weight: number) => {
    for (const name of names) features.set(name, weight / Math.sqrt(Math.max(1, names.size)));
  };
  const ofTitle = words(title);
  const pairs = ofTitle.slice(1).map((word, at) => `w:${ofTitle[at] ?? ''}_${word}`);
  add(pieces(title, 'c', [2, 3, 4]), 3);
  add(new Set([...ofTitle.map((word) => `w:${word}`), ...pairs]), 2);
  add(new Set(words(lead).map((word) => `dw:${word}`)), 1);
  add(pieces(lead.slice(0, 200), 'dc', [2, 3]), 1.5);
  return features;
}

const odd = [
  '',
  ' ',
  '…',
  '□',
  '□ 자사주 소각',
  '가',
  '자사주 소각 자사주 소각 자사주',
  '소각을 소각이 소각은 소각에서',
  '자사주_소각 w:자사주 c:^자',
  'constructor __proto__ hasownproperty',
  '😀 급락 📉 \ud800 \udc00',
  '영업이익 0조0억원…0% ↑ "최대"',
  '株價 急騰 上 ﬁ ß İ',
  'a'.repeat(600),
  '가나 '.repeat(300),
];

it('gives the features in the order and to the last bit as one by one', () => {
  for (const title of odd)
    for (const lead of odd)
      expect([...nameFeatures({ named: new Map(), words: wordFeatures(title, lead) })]).toEqual([
        ...plainly(title, lead),
      ]);
});

it('forgets words when it knows too many, and gives the same again', () => {
  const before = wordFeatures('자사주 소각', '').vocabulary;
  const wordAt = (at: number) =>
    Array.from({ length: 6 }, (_, place) => String.fromCharCode(0xac00 + ((at * 7919 + place * 104_729) % 11_172)));
  for (let text = 0; text < 60; text += 1)
    wordFeatures(Array.from({ length: 200 }, (_, at) => wordAt(text * 200 + at).join('')).join(' '), '');
  const after = wordFeatures('자사주 소각', '맺었다');
  expect(after.vocabulary).not.toBe(before);
  expect(after.vocabulary.names.length).toBeLessThan(100_000);
  expect([...nameFeatures({ named: new Map(), words: after })]).toEqual([...plainly('자사주 소각', '맺었다')]);
});
