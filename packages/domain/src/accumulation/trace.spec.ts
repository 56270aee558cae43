import { describe, expect, it } from 'vitest';
import { gradeTrace, traceSentences } from './trace.ts';

const grade = (majorBuy: number, majorSell: number, floatingShares = 100_000) =>
  gradeTrace({ majorBuy, majorSell, floatingShares });

describe('the trace of an accumulation result', () => {
  it('is clear from 1 % of the float where at most half was sold again', () => {
    expect(grade(2_000, 1_000)).toBe('clear');
    expect(grade(1_999, 1_000)).toBe('medium');
    expect(grade(2_002, 1_002)).toBe('medium');
    expect(grade(1_000, 0)).toBe('clear');
  });

  it('is faint below half a percent of the float, and where nine tenths were sold again', () => {
    expect(grade(1_000, 500)).toBe('medium');
    expect(grade(999, 500)).toBe('faint');
    expect(grade(50_000, 45_000)).toBe('faint');
    expect(grade(50_000, 44_999)).toBe('medium');
  });

  it('is faint without a net buyer and after a net sale', () => {
    expect(grade(0, 0)).toBe('faint');
    expect(grade(1_000, 3_000)).toBe('faint');
  });

  it('refuses what is no count of shares', () => {
    expect(() => grade(-1, 0)).toThrow(RangeError);
  });

  it('says what was, never what will be', () => {
    for (const sentence of Object.values(traceSentences)) expect(sentence).toMatch(/^매집 흔적이 (뚜렷|보통이에|약)/);
  });
});
