import { describe, expect, it } from 'vitest';
import { countShared } from './count-shared.ts';

describe('counting shared values of sets', () => {
  it('counts the shared values of any two sets, in either order', () => {
    const shared = countShared([[1, 2, 3], [], [3, 4], [2, 3, 4]].map((values) => Int32Array.from(values)));
    expect(shared(0, 3)).toBe(2);
    expect(shared(3, 0)).toBe(2);
    expect(shared(2, 3)).toBe(2);
    expect(shared(0, 2)).toBe(1);
    expect(shared(0, 1)).toBe(0);
  });

  it('counts as the plain way does where a few values are in all sets and many in few', () => {
    const sets = Array.from({ length: 150 }, (_, index) =>
      Int32Array.from(
        Array.from({ length: 90 }, (_value, value) => value).filter(
          (value) => value < 40 || (index * 7 + value * 13) % (value - 30) === 0,
        ),
      ),
    );
    const shared = countShared(sets);
    for (const [a, left] of sets.entries())
      for (const [b, right] of sets.entries())
        if (a !== b) expect(shared(a, b)).toBe(left.filter((value) => right.includes(value)).length);
  });
});
