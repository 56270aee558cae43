import { describe, expect, it } from 'vitest';
import { groupByAverageLink } from './group-by-average-link.ts';

/** Groups by a table of probabilities; pairs that are not in the table have 0. */
function merge(items: string[], table: Record<string, number>): string[] {
  const probability = (a: string, b: string) => table[`${a}${b}`] ?? table[`${b}${a}`] ?? 0;
  const groups = groupByAverageLink(items, { probability, hasChance: () => true });
  return groups.map((group) => group.map((index) => items[index]).join(''));
}

describe('merging article groups', () => {
  it('joins groups while the mean over all pairs holds', () => {
    expect(merge(['a', 'b', 'c'], { ab: 0.9, bc: 0.9, ac: 0.3 })).toEqual(['abc']);
    expect(merge(['a', 'b', 'c'], { ab: 0.9, bc: 0.6, ac: 0.1 })).toEqual(['ab', 'c']);
  });

  it('does not let a few sure pairs outvote many doubtful ones', () => {
    const within = { ab: 0.99, ac: 0.99, bc: 0.99, de: 0.99, df: 0.99, ef: 0.99 };
    const between = { ad: 0.97, ae: 0.97, bd: 0.97, be: 0.97, af: 0.2, bf: 0.2, cd: 0.2, ce: 0.2, cf: 0.2 };
    expect(merge(['a', 'b', 'c', 'd', 'e', 'f'], { ...within, ...between })).toEqual(['abc', 'def']);
  });

  it('does not join two groups that exclude each other through a third', () => {
    expect(merge(['a', 'b', 'c'], { ab: 0.99, bc: 0.98, ac: -1 })).toEqual(['ab', 'c']);
  });
});
