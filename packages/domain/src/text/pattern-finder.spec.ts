import { expect, it } from 'vitest';
import { createFinder, createPatternFinder } from './pattern-finder.ts';
import { readOpenings } from './pattern-openings.ts';
import { descriptionPatterns, titlePatterns } from './text-patterns.ts';

/** Forms that patterns may have, also those that begin with nothing certain. */
const odd = [
  /가?나/,
  /가*나/,
  /가+/,
  /가{2,3}다/,
  /가{0,2}다/,
  /(?:가|나다)?라마/,
  /(?:가|나(?:다|라)){1,2}마/,
  /(가)|(?<name>나)다/,
  /(?<![가-다])라|(?=가)나?가/,
  /^가|나$|\b다라\b/,
  /[가나][다-마]/,
  /[^가]나|[가-힣]다/,
  /[\d,.]+%|\d{2}\.\d/,
  /[+\-−]\d|[\]\\]가/,
  /\?|\(|가\s?나|\s다/,
  /나.다|.가/,
  /나|/,
  /^\[?(?:가|나다)/,
  /a\u0062c|[\u0064]e/,
  /나\S?다|팹/,
  /ABC/i,
];
const patterns = [...odd, ...[...titlePatterns, ...descriptionPatterns].map(([, pattern]) => pattern)];

let state = 5;
const next = (below: number) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const signs = [...'가나다라마바 .,%?([\\]-−+→↑…"\'1234567890abcdefABC목표주가株팹', '\n', '\ud83d', '\udcc9', ''];
/** Words of the patterns themselves, so that most texts nearly match some. */
const words = patterns.flatMap(({ source }) => source.match(/[가-힣A-Za-z0-9]{1,4}|[^가-힣A-Za-z0-9\s]/g) ?? []);
const texts = [
  ...['', ' ', '가', '목표주가', '목', '표', '가'.repeat(3_000)],
  ...Array.from({ length: 4_000 }, (_, at) =>
    Array.from({ length: next(12) }, () => {
      const list = (at + next(3)) % 2 === 0 ? signs : words;
      return list[next(list.length)] ?? '';
    }).join(''),
  ),
];

it('finds the patterns that match a text by testing each', () => {
  const find = createPatternFinder(patterns);
  for (const text of texts) {
    const plainly = patterns.flatMap((pattern, place) => (pattern.test(text) ? [place] : []));
    expect({ text, found: find(text) }).toEqual({ text, found: plainly });
  }
});

it('knows how each match begins, or that it may begin with anything', () => {
  for (const pattern of patterns) {
    const openings = readOpenings(pattern);
    if (openings === null) continue;
    for (const text of texts) {
      const [match] = pattern.exec(text) ?? [];
      if (match !== undefined && ![...openings].some((opening) => match.startsWith(opening)))
        throw new Error(`${String(pattern)} matches "${match}"`);
    }
  }
  expect(readOpenings(/가?나|다{2}라|[마바]\d/)).toEqual(
    new Set([
      '가나',
      '나',
      '다다',
      '다라',
      ...['마', '바'].flatMap((sign) => [...'0123456789'].map((digit) => sign + digit)),
    ]),
  );
  expect([/나|/, /[^가]나/, /.가/, /가?/, /ABC/i].map(readOpenings)).toEqual([null, null, null, null, null]);
});

it('finds what has a pattern, in its order, and takes no pattern that remembers where it was', () => {
  const rules = ['주주', '배당', '주가'].map((word) => ({ word, says: new RegExp(word) }));
  const find = createFinder(rules, ({ says }) => says);
  expect(['배당에 주주 환호', '주가', '주주', ''].map((text) => find(text).map(({ word }) => word))).toEqual([
    ['주주', '배당'],
    ['주가'],
    ['주주'],
    [],
  ]);
  for (const pattern of [/가/g, /가/y]) expect(() => createPatternFinder([pattern])).toThrow(RangeError);
});
