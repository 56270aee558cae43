import { describe, expect, it } from 'vitest';
import { agree, findQuantities } from './quantities.ts';

const first = (text: string) => {
  const [quantity] = findQuantities(text);
  if (quantity === undefined) throw new Error(`No quantity in ${text}`);
  return quantity;
};

describe('quantities', () => {
  it.each([
    ['12조1천억', 12.1e12, '원'],
    ['12.1조원', 12.1e12, '원'],
    ['2천900억원', 290e9, '원'],
    ['9만5천200원', 95_200, '원'],
    ['31.8%', 31.8, '%'],
    ['7척', 7, '척'],
    ['2만1천대', 21_000, '대'],
    ['1,348억', 134.8e9, '원'],
    ['31억6000만弗', 3.16e9, '달러'],
    ['31억 달러', 3.1e9, '달러'],
    ['6000만 불', 6e7, '달러'],
    ['30억元', 3e9, '위안'],
    ['2000억 엔', 2e11, '엔'],
    ['2000억 엔진', 2e11, '원'],
    ['5억불닭', 5e8, '원'],
  ])('are read from %s', (text, value, unit) => {
    expect(first(text).value).toBeCloseTo(value, 3);
    expect(first(text).unit).toBe(unit);
  });

  it('match when one is given less precisely', () => {
    expect(agree(first('12조1천억'), first('12.1조'))).toBe(true);
    expect(agree(first('2조3천억'), first('2조3286억'))).toBe(true);
    expect(agree(first('103대'), first('100여대'))).toBe(true);
    expect(agree(first('1척'), first('2척'))).toBe(false);
    expect(agree(first('5억 달러'), first('5억弗'))).toBe(true);
    expect(agree(first('5억 달러'), first('5억원'))).toBe(false);
    expect(agree(first('3500억'), first('7000억'))).toBe(false);
  });

  it('match a rounded amount in a headline, but not two exact or different amounts', () => {
    expect(agree(first('2700억'), first('2759억'))).toBe(true);
    expect(agree(first('7870억'), first('7871억'))).toBe(true);
    expect(agree(first('2731억'), first('2759억'))).toBe(false);
    expect(agree(first('7872억'), first('7871억'))).toBe(false);
    expect(agree(first('20억'), first('21억'))).toBe(false);
    expect(agree(first('2500억'), first('2759억'))).toBe(false);
    expect(agree(first('2700대'), first('2759대'))).toBe(false);
  });

  it('are read separately, however close they are', () => {
    const values = (text: string) => findQuantities(text).map(({ value }) => value);
    expect(values('128조→600조')).toEqual([128e12, 600e12]);
    expect(values('1조 2조')).toEqual([1e12, 2e12]);
    expect(values('12조 1천억')).toEqual([12.1e12]);
  });

  it('exclude days, times and ranks', () => {
    expect(findQuantities('14일 오전 3위 2026년 3분기')).toEqual([]);
  });
});
