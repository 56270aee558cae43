import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

describe('groupDigits', () => {
  it('writes whole numbers as the formatter of the language does', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(groupDigits(value)).toBe(value.toLocaleString('ko-KR'));
      }),
    );
  });

  it('writes decimals as the formatter of the language does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (hundredths) => {
        expect(groupDigits(hundredths / 100)).toBe((hundredths / 100).toLocaleString('ko-KR'));
      }),
    );
  });
});
