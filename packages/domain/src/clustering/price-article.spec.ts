import { describe, expect, it } from 'vitest';
import { directionOf, findPrice } from './price-article.ts';

describe('an article about the price', () => {
  it.each([
    '[특징주] 새 공장 소식에 강세',
    '장 초반 2%↓',
    '5%대 약세',
    '8% 급락 마감…실적 실망',
    '급락…중국發 제재 충격',
    '임상 3상 결과에 급등',
    '합병설에 하락',
    '개장 직후 하한가 직행',
    "'12조 실적'에도 9만2000원 깨진…외국인 차익실현",
    '동반 강세…신약 기대',
    '4%대 하락…실적 쇼크',
  ])('is %s', (title) => {
    expect(findPrice(title, title)).toBe(2);
  });

  it.each([
    '3분기 영업이익 12조…31.8%↑',
    '철강값 상승에 공장 증설',
    '매출 10% 상승',
    '새 공장 착공',
    '유럽 점유율 30% 돌파',
  ])('is not %s', (title) => {
    expect(findPrice(title, title)).toBe(0);
  });

  it('has a direction only when the headline names exactly one', () => {
    expect(directionOf('4% 상승 마감')).toBe(1);
    expect(directionOf('60만원 붕괴')).toBe(-1);
    expect(directionOf('급등 뒤 급락')).toBe(0);
  });

  it('is found in no time among many percentages and words of the market', () => {
    const started = process.threadCpuUsage().user;
    for (const title of ['1% '.repeat(90), `실적에 ${'주가 '.repeat(90)}보고`]) expect(findPrice(title, title)).toBe(0);
    expect(process.threadCpuUsage().user - started).toBeLessThan(500_000);
  });
});
