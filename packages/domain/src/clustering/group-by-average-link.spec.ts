import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByAverageLink } from './group-by-average-link.ts';

/** Groups by a table of probabilities; pairs that are not in the table have 0. */
function merge(items: string[], table: Record<string, number>): string[] {
  const probability = (a: number, b: number) => table[`${items[a]}${items[b]}`] ?? table[`${items[b]}${items[a]}`] ?? 0;
  const groups = groupByAverageLink(items.length, { probabilityWithin: () => probability, hasChance: () => true });
  return groups.map((group) => group.map((index) => items[index]).join(''));
}

/** Average-link clustering as a textbook has it: the surest pair of items first, all means counted anew. */
function mergePlainly(size: number, probability: (a: number, b: number) => number): number[][] {
  const pairs = Array.from({ length: size }, (_, a) =>
    Array.from({ length: size - a - 1 }, (_rest, step) => ({
      a,
      b: a + step + 1,
      value: probability(a, a + step + 1),
    })),
  )
    .flat()
    .filter(({ value }) => value >= 0.5)
    .sort((x, y) => y.value - x.value || x.a - y.a || x.b - y.b);
  let groups = Array.from({ length: size }, (_, index) => [index]);
  for (const { a, b } of pairs) {
    const left = groups.find((group) => group.includes(a)) ?? [];
    const right = groups.find((group) => group.includes(b)) ?? [];
    const crossing = left.flatMap((one) =>
      right.map((other) => probability(Math.min(one, other), Math.max(one, other))),
    );
    const sure = crossing.filter((value) => value >= 0.5).length;
    const mean = crossing.reduce((sum, value) => sum + value, 0) / crossing.length;
    if (left === right || mean < 0.5 || sure < crossing.length / 2) continue;
    groups = groups.filter((group) => group !== left && group !== right);
    groups.push([...left, ...right].sort((x, y) => x - y));
  }
  return groups.sort(([x = 0], [y = 0]) => x - y);
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

  it('groups as the plain way does, with ties, exclusions and many values near each other', () => {
    const value = fc.constantFrom(-1, 0, 0.2, 0.49, 0.5, 0.5001, 0.7, 0.7000001, 0.95, 0.97, 1);
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.array(value, { minLength: 66, maxLength: 66 }),
        (size, values) => {
          const probability = (a: number, b: number) => values[(b * (b - 1)) / 2 + a] ?? 0;
          const groups = groupByAverageLink(size, {
            probabilityWithin: () => (a, b) => probability(Math.min(a, b), Math.max(a, b)),
            hasChance: () => true,
          });
          expect(groups.map((group) => group.toSorted((x, y) => x - y))).toEqual(mergePlainly(size, probability));
        },
      ),
      { numRuns: 2_000, seed: 3 },
    );
  });
});
