import { describe, expect, it } from 'vitest';
import type { NewsTier } from '../members/grades.ts';
import type { NewsSourceName } from '../sources.ts';
import { chooseLeaning, findChange, groupByStock, hasTurned } from './stock-runs.ts';

interface Seed {
  scoreVersion?: number;
  thin?: boolean;
  dataSource?: NewsSourceName;
  tier?: NewsTier;
}
const run = (
  stockCode: string,
  [good, bad]: [number, number],
  { scoreVersion = 2, thin = false, dataSource = 'dart', tier = 'basic' }: Seed = {},
) => ({
  stockCode,
  tier,
  result: { scoreVersion, scores: { good, bad }, reserve: 12, percentage: 50 + (good - bad) / 2, thin, dataSource },
});

describe('the analyses of a stock', () => {
  it('are grouped with the stock that was analysed last in front', () => {
    const [first, second, third] = [run('000660', [1, 2]), run('005930', [3, 4]), run('000660', [5, 6])];
    expect([...groupByStock([first, second, third])]).toEqual([
      ['000660', [first, third]],
      ['005930', [second]],
    ]);
    expect(groupByStock([]).size).toBe(0);
  });

  it('change by the points since the one before, not since older ones', () => {
    const runs = [run('005930', [58, 30]), run('005930', [49, 36]), run('005930', [0, 0])] as const;
    expect(findChange(runs)).toEqual({ good: 9, bad: -6 });
    expect(findChange([runs[0]])).toBeNull();
  });

  it('are never compared across score versions', () => {
    const first = run('005930', [20, 80], { scoreVersion: 1 });
    expect(findChange([run('005930', [80, 10]), first])).toBeNull();
    expect(hasTurned([run('005930', [80, 10]), first])).toBe(false);
    expect(findChange([first, run('005930', [10, 90], { scoreVersion: 1 })])).toEqual({ good: 10, bad: -10 });
  });

  it('are never compared between generated and real news', () => {
    const generated = run('005930', [20, 80], { dataSource: 'sample' });
    const real = run('005930', [80, 10]);
    expect([findChange([real, generated]), findChange([generated, real])]).toEqual([null, null]);
    expect(hasTurned([real, generated])).toBe(false);
    expect(findChange([generated, run('005930', [10, 90], { dataSource: 'sample' })])).toEqual({ good: 10, bad: -10 });
    expect(findChange([real, run('005930', [70, 20], { dataSource: 'gdelt' })])).toEqual({ good: 10, bad: -10 });
  });

  it('are never compared across tiers, which read other periods', () => {
    const first = run('005930', [20, 80]);
    const paid = run('005930', [80, 10], { tier: 'premium' });
    expect(findChange([paid, first])).toBeNull();
    expect(hasTurned([paid, first])).toBe(false);
  });

  it('lean to a side, strongly or not, unless they are nearly even or too few events claim none', () => {
    const leanings = [
      run('a', [90, 5]),
      run('a', [40, 30]),
      run('a', [39, 39]),
      run('a', [40, 31]),
      run('a', [20, 30]),
      run('a', [5, 90]),
    ].map(({ result }) => chooseLeaning(result));
    expect(leanings).toEqual(['good', 'good', 'even', 'even', 'bad', 'bad']);
    expect(chooseLeaning(run('a', [90, 5], { thin: true }).result)).toBe('even');
  });

  it('have turned when the side is the opposite one, not when one of the two is even', () => {
    const [good, even, bad] = [run('a', [50, 20]), run('a', [30, 30]), run('a', [20, 50])];
    const pairs = [
      [good, bad],
      [bad, good],
      [good, even],
      [even, bad],
      [good, good],
    ] as const;
    expect(pairs.map(hasTurned)).toEqual([true, true, false, false, false]);
    expect(hasTurned([good])).toBe(false);
  });
});
