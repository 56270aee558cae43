import { describe, expect, it } from 'vitest';
import { readTargetChange } from './target-price.ts';

describe('what becomes of a target price', () => {
  it.each<[string, [string, string], number]>([
    ['를 7만5000원에서 6만원으로 20% 내렸다', ['7만5000', '6만'], -1],
    ['9→11만원', ['9만', '11만'], 1],
    ['14만→12만 5천원', ['14만', '12만 5천'], -1],
    ['를 165,000원에서 158,000원으로 낮췄다', ['165,000', '158,000'], -1],
  ])('"목표주가%s"', (clause, [before, after], course) => {
    expect(readTargetChange(clause)).toEqual({ prices: { before, after }, course });
  });

  it('is told by the first verb where only one price stands', () => {
    expect(readTargetChange(' 12만원으로 상향')).toEqual({ prices: null, course: 1 });
    expect(readTargetChange(' 싹둑…투자의견 상향')).toEqual({ prices: null, course: -1 });
    expect(readTargetChange(' 12만원 제시')).toEqual({ prices: null, course: 0 });
  });
});
