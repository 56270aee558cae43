import { describe, expect, it } from 'vitest';
import { reachVerdict } from './verdict.ts';

const five = ['한울증권', '글로벌브릿지증권', '가온투자증권', '새빛증권', '동해증권'];
const resale = (majorSell: number, majorBuy = 1000) => reachVerdict({ majors: five, majorBuy, majorSell })?.resale;

describe('the verdict of an accumulation result', () => {
  it('tells the net buying of the majors and how much of it they sold again', () => {
    expect(reachVerdict({ majors: five, majorBuy: 1_597_500, majorSell: 1_346_500 })).toEqual({
      majors: 5,
      net: 251_000,
      resale: { percent: 84, level: 'most' },
    });
  });

  it('names resale from 30 %, and calls it most of the buying from 70 %', () => {
    expect(resale(299)).toBeNull();
    expect(resale(300)).toEqual({ percent: 30, level: 'part' });
    expect(resale(699)).toEqual({ percent: 69, level: 'part' });
    expect(resale(700)).toEqual({ percent: 70, level: 'most' });
    expect(resale(0)).toBeNull();
  });

  it('cuts the percentage, so that a threshold is never shown before it is reached', () => {
    expect(resale(6_999_999_999, 10_000_000_000)).toEqual({ percent: 69, level: 'part' });
  });

  it('is null without a net buyer, and refuses what is no count of shares', () => {
    expect(reachVerdict({ majors: [], majorBuy: 0, majorSell: 0 })).toBeNull();
    expect(() => reachVerdict({ majors: five, majorBuy: -1, majorSell: 0 })).toThrow(RangeError);
  });
});
