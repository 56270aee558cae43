import { expect, it } from 'vitest';
import { allMeet, common, has, isEmpty, meet, packBits, size, without } from './bits.ts';

/** Sets that reach over the border of the words. */
const sets = [[], [0], [30, 31], [0, 31, 61], [5, 30, 31, 60], Array.from({ length: 62 }, (_, index) => index)];

it('answers as sets do', () => {
  for (const a of sets) {
    const bits = packBits(a);
    expect([size(bits), isEmpty(bits)]).toEqual([a.length, a.length === 0]);
    for (let index = 0; index < 62; index += 1) {
      expect(has(bits, index)).toBe(a.includes(index));
      expect(size(without(bits, index))).toBe(a.filter((each) => each !== index).length);
    }
    for (const b of sets) {
      const both = a.filter((each) => b.includes(each));
      expect([common(bits, packBits(b)), meet(bits, packBits(b))]).toEqual([both.length, both.length > 0]);
      for (const c of sets) expect(allMeet(bits, packBits(b), packBits(c))).toBe(both.some((each) => c.includes(each)));
    }
  }
});

it.each([62, 63, -1, Number.NaN])('refuses %d, which would stand for another number', (index) => {
  expect(() => packBits([1, index])).toThrow(RangeError);
});
