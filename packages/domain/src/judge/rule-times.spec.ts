import { expect, it } from 'vitest';
import { sideRules } from './side-rules.ts';
import { weightyDeeds } from './weighty-deeds.ts';

/** What headlines repeat: amounts, shares, particles, quotes, blanks. */
const pieces = ['1조', '1억 ', '1% ', '1간', '가', '가 ', '에는', '□ ', '… ', '"', '후 ', '명 ', '1'];
const TIMES = 24;
/** Of a pattern that reads repeated words in two ways each, the time doubles with each of them. */
const MOST_MS = 400;

/** The words of a pattern, as far as they stand in its source. */
const readWords = ({ source }: RegExp): string[] => [...new Set(source.match(/[가-힣A-Z]{2,}/g))];

/** The first words with which a pattern takes long over repeated pieces; null without. */
function findSlow(pattern: RegExp): string | null {
  for (const word of ['', ...readWords(pattern)])
    for (const piece of pieces) {
      const text = `□ ${word} ${piece.repeat(TIMES)}`;
      const begun = process.cpuUsage().user;
      pattern.test(text);
      if (process.cpuUsage().user - begun > MOST_MS * 1_000) return text;
    }
  return null;
}

it('no rule of a side takes long over words that are repeated, whatever stands before them', () => {
  const patterns = sideRules.flatMap(({ says, unless, andDescription }) =>
    [says, unless, andDescription].filter((pattern) => pattern !== undefined),
  );
  expect(patterns.length).toBeGreaterThan(200);
  expect(
    [...new Set([...patterns, ...Object.values(weightyDeeds).flat()])].map(findSlow).filter((text) => text !== null),
  ).toEqual([]);
});
