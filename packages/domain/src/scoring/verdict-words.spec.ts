import { describe, expect, it } from 'vitest';
import { percentageValue } from './percentage.ts';
import { verdictText } from './verdict-words.ts';

const say = (good: number, bad: number, isThin = false) =>
  verdictText({ scores: { good, bad }, reserve: 100 - good - bad, percentage: percentageValue(good, bad), isThin });

describe('the words of a verdict', () => {
  it.each([
    // Equal scores lean to neither side.
    [43, 43, '엇비슷해요'],
    [0, 0, '엇비슷해요'],
    // Less than 10 apart.
    [40, 43, '엇비슷해요 · 악재가 조금 많아요'],
    [54, 45, '엇비슷해요 · 호재가 조금 많아요'],
    [55, 45, '호재 우세'],
    // Less than half of the reserve apart: 15 of 35, and 18 of 36.
    [40, 25, '엇비슷해요 · 호재가 조금 많아요'],
    [25, 40, '엇비슷해요 · 악재가 조금 많아요'],
    [41, 23, '호재 우세'],
    [23, 41, '악재 우세'],
    [28, 52, '악재 우세'],
    [90, 5, '호재 강세'],
    [5, 90, '악재 강세'],
  ])('of %d to %d are %s', (good, bad, words) => {
    expect(say(good, bad)).toBe(words);
  });

  it('claim no direction in a thin result, however far apart it is', () => {
    expect(say(40, 0, true)).toBe('근거가 적어 방향을 말하지 않아요');
    expect(say(20, 20, true)).toBe('근거가 적어 방향을 말하지 않아요');
  });
});
