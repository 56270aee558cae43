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
});
