import { describe, expect, it } from 'vitest';
import { axisTicks, priceTicks } from './axis-ticks.ts';

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
});

describe('an axis of prices', () => {
  it('spans the range in round steps and leaves 0 out', () => {
    expect(priceTicks(41_200, 44_550)).toEqual([40_000, 42_000, 44_000, 46_000]);
    expect(priceTicks(50_200, 75_100)).toEqual([50_000, 60_000, 70_000, 80_000]);
    expect(priceTicks(50_000, 50_300)).toEqual([50_000, 50_100, 50_200, 50_300]);
    expect(priceTicks(5_000, 5_000)).toEqual([5_000, 5_001]);
  });
});
