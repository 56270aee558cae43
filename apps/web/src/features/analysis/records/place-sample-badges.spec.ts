import { describe, expect, it } from 'vitest';
import { placeSampleBadges } from './place-sample-badges.ts';

const sample = { data_source: 'sample' };
const real = { data_source: 'naver' };

describe('the badges of sample data in a list', () => {
  it('stand once above it where all rest on sample data, else at those that do', () => {
    const all = placeSampleBadges([sample, sample]);
    expect([all.isAbove, all.isAt(sample)]).toEqual([true, false]);
    const some = placeSampleBadges([sample, real]);
    expect([some.isAbove, some.isAt(sample), some.isAt(real)]).toEqual([false, true, false]);
  });
});
