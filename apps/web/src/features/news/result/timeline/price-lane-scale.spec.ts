import { describe, expect, it } from 'vitest';
import { changeText, priceOn, priceTicks, shortWon } from './price-lane-scale.ts';

describe('scale of the price lane', () => {
  it.each([{ closes: [171_900, 167_000, 196_700] }, { closes: [9_510, 9_820] }, { closes: [50_000, 50_000] }])(
    'has three round values around $closes',
    ({ closes }) => {
      const ticks = priceTicks(closes);
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...closes));
      expect(ticks[2]).toBeGreaterThanOrEqual(Math.max(...closes));
      expect(ticks[1] - ticks[0]).toBeCloseTo(ticks[2] - ticks[1]);
    },
  );

  it('names them in short', () => {
    expect([200_000, 185_000, 9_500].map(shortWon)).toEqual(['20만', '18.5만', '9,500']);
  });

  it('marks a rise and a fall, and no change with neither', () => {
    expect([1.7, -2.5, 0].map(changeText)).toEqual(['▲1.7%', '▼2.5%', '0.0%']);
  });

  it('takes the last close before a day without trading', () => {
    const prices = [
      { day: '2026-11-05', close: 100, volume: 1 },
      { day: '2026-11-06', close: 105, volume: 1 },
    ];
    expect(priceOn(prices, '2026-11-06')).toEqual({ day: '2026-11-06', close: 105, change: expect.closeTo(5) });
    // A Sunday moved nothing: that is the move of the Friday before.
    expect(priceOn(prices, '2026-11-08')).toEqual({ day: '2026-11-06', close: 105, change: null });
    expect(priceOn(prices, '2026-11-05')?.change).toBeNull();
    // A halt repeats the last close.
    expect(priceOn([...prices, { day: '2026-11-09', close: 105, volume: 0 }], '2026-11-09')?.change).toBeNull();
    const tick = [
      { day: '2026-11-05', close: 20_000, volume: 1 },
      { day: '2026-11-06', close: 20_010, volume: 1 },
    ];
    expect(changeText(priceOn(tick, '2026-11-06')?.change ?? 0)).toBe('▲0.1%');
    expect(priceOn(prices, '2026-11-04')).toBeNull();
  });
});
