import { describe, expect, it } from 'vitest';
import { axisTicks, shortShares, signedShares } from './share-axis.ts';

describe('an axis of shares', () => {
  it('spans the range in round steps and always holds 0', () => {
    expect(axisTicks(120, 880)).toEqual([0, 500, 1000]);
    expect(axisTicks(-30_000, 1_250_000)).toEqual([-500_000, 0, 500_000, 1_000_000, 1_500_000]);
    expect(axisTicks(-900, -100)).toEqual([-1000, -500, 0]);
  });

  it('stands also where nothing moved, and never between two shares', () => {
    expect(axisTicks(0, 0)).toEqual([0, 1]);
    expect(axisTicks(0, 2)).toEqual([0, 1, 2]);
  });

  it('writes shares short on the axis and with their sign in words', () => {
    expect([800, 12_500, 1_250_000, -120_000_000].map(shortShares)).toEqual(['800', '1.3만', '125만', '-1.2억']);
    expect([1234, -1234, 0].map(signedShares)).toEqual(['+1,234주', '−1,234주', '0주']);
  });
});
