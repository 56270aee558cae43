import { describe, expect, it } from 'vitest';
import { splitPassages } from '../reading/passages.ts';
import { checkFigureRoles } from './check-figure-roles.ts';

const faults = (sentence: string, source: string) => checkFigureRoles(splitPassages(sentence), splitPassages(source));

describe('a figure that the source has for something else', () => {
  it.each([
    ['온증권이 목표주가를 80% 올렸어요.', '온증권이 목표가를 17% 올렸다. 발주의 80% 이상이 그 몫이다.'],
    ['온증권이 목표주가를 15만원으로 올렸어요.', '55만원 간다. 목표가를 15만원 올렸다.'],
    ['커피 사업을 90억원에 팔기로 했어요.', '대금은 410억원이고 해마다 90억원씩 나던 손실이 사라진다.'],
    ['영업이익이 15% 늘었어요.', '영업이익이 61% 늘어 전망치를 15% 웃돌았다.'],
    ['관세율을 0%로 낮췄어요.', '관세율 0%대로 낮췄다. 0.6%로 조정했다.'],
    ['순손실 338억원을 냈어요.', '영업손실 338억원을 냈다.'],
  ])('is refused: %s', (sentence, source) => {
    expect(faults(sentence, source)).toEqual(['metric']);
  });

  it.each([
    ['온증권이 목표주가를 20% 높였어요.', '목표가 5만4000원…종전보다 20% 높은 값이다.'],
    ['목표주가를 15만원으로 올렸어요.', '목표가를 12만원에서 15만원으로 올렸다.'],
    ['커피 사업을 410억원에 팔기로 했어요.', '커피 사업 대금은 410억원이다.'],
    ['영업이익이 15% 늘었어요.', '영업이익 15%↑…전망치를 15% 웃돌았다.'],
    ['순손실 338억원을 냈어요.', '338억원을 잃었다. 순손실이다.'],
  ])('is let through where one mention fits: %s', (sentence, source) => {
    expect(faults(sentence, source)).toEqual([]);
  });
});
