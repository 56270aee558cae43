import { describe, expect, it } from 'vitest';
import type { EventLabel } from '../news-side.ts';
import { keepsItsView, readReportVerdict, sidesInDoubt, sidesOfReport } from './report-verdict.ts';

describe('the verdict of a report', () => {
  it.each([
    [
      '주문 축소는 오히려 기회',
      '저가 비중이 줄어 단가가 오른다며 목표주가를 1만6000원에서 1만9000원으로 높였다.',
      'good',
    ],
    ['목표가 9만→11만원', '', 'good'],
    ['할인율 40%로 축소…목표가 11만원 상향', '할인율을 55%에서 40%로 낮추고 목표주가를 올렸다.', 'good'],
    ['바닥은 지났다…투자의견 상향', "의견을 '중립'에서 '매수'로 올렸다.", 'good'],
    ['우산은 버리지 말라', '목표주가를 24만원에서 21만원으로 12.5% 내리면서 매수 의견은 유지했다.', 'bad'],
    ['최악은 주가에 담겼다…목표가 4.3만→3.6만, 매수는 유지', '', 'bad'],
    ['이익 제자리에 적정가↓…증설은 기대', '', 'bad'],
    [
      "너무 올랐다…목표가 올리고 의견은 '중립'",
      "목표주가를 17만원에서 20만원으로 높이면서도 투자의견은 '매수'에서 '중립'으로 내렸다.",
      'bad',
    ],
  ])('of "%s" %j is %s', (title, description, side) => {
    expect(readReportVerdict(title, description)).toEqual({ side, never: side === 'good' ? 'bad' : 'good' });
  });

  it('to hold is no good news, one to buy that stays is no bad news', () => {
    const hold = readReportVerdict('반등까지 멀었다', '중립 의견을 유지했다.');
    const buy = readReportVerdict('이익 급감은 착시', '투자의견 매수와 목표주가 4만4000원을 유지했다.');
    expect(hold).toEqual({ side: null, never: 'good' });
    expect(buy).toEqual({ side: null, never: 'bad' });
  });

  it.each([
    ['신제품이 끌고 해외가 민다', '내년 이익이 12% 늘어난다고 봤다.'],
    // Both at once.
    ['배당 계획 제시…목표가 올려', "투자의견은 '중립'을 유지했다."],
  ])('is open where "%s" tells none', (title, description) => {
    expect(readReportVerdict(title, description)).toBeNull();
  });

  it('takes the share from the side that it rules out, and half of what is open', () => {
    const sides = new Map<EventLabel, number>([
      ['good', 0.5],
      ['neutral', 0.2],
      ['bad', 0.3],
    ]);
    expect(Object.fromEntries(sidesOfReport(sides, { side: 'bad', never: 'good' }))).toEqual({
      good: 0,
      neutral: 0.1,
      bad: 0.9,
    });
    expect(Object.fromEntries(sidesOfReport(sides, { side: null, never: 'good' }))).toEqual({
      good: 0,
      neutral: 0.7,
      bad: 0.3,
    });
  });
});

describe('a report that keeps its view', () => {
  const keeps = "누리증권은 배당을 좋게 보며 투자의견 '매수'와 목표주가 12만원을 유지했다.";

  it.each([
    ['가나전자, 배당 매력 여전-누리증권', keeps, true],
    ['누리증권 "가나전자, 과징금은 일회성"', keeps, true],
    ['가나전자, 배당 매력 여전-누리증권', `누리증권은 목표주가를 올렸다. ${keeps}`, false],
    ['가나전자 목표가 12만→14만원-누리증권', keeps, false],
    ['가나전자, 배당 확대', '주당 500원을 유지했다.', false],
    ['"가나전자, 수출이 이긴다" 누리證 매수 유지', '수출이 는다고 봤다.', true],
    ['"가나전자, 수출이 이긴다" 누리證', '수출이 는다고 봤다. 매수 의견과 목표가 10만원을 유지했다.', true],
    ['"가나전자, 수출이 이긴다" 누리證 매수 유지', '목표가를 10만원으로 올렸다.', false],
    ['누리證 "가나전자 매출 1조"', '1조원을 넘는다고 봤다. 업종 최선호주 의견을 유지했다.', true],
    ['가나전자 목표가 135만원…"증설 효과"', "누리증권은 12일 투자의견 '매수'와 목표주가 135만원을 제시했다.", true],
    ['누리 "환율이 무섭다"…가나전자 목표가 15만원 유지', '이익이 환율에 민감하다고 봤다.', true],
    ['누리 "환율이 무섭다"', '누리증권 김가나 연구원은 목표주가 15만원과 매수 의견을 그대로 뒀다.', true],
    ['가나전자, 더 간다-누리증권', '누리증권은 목표주가를 12만원으로 올리고 매수 의견을 유지했다.', false],
    ['가나전자, 쉬어간다-누리증권', '누리증권은 목표주가를 12만원으로 낮추고 매수 의견을 유지했다.', false],
    ['가나전자, 더 간다-누리증권', '누리증권은 목표주가를 10만원에서 12만원으로 제시했다.', false],
    ['가나전자, 더 간다-누리증권', '누리증권은 목표주가를 종전보다 20% 높은 12만원으로 제시했다.', false],
    ['가나전자, 쉬어간다-누리증권', '누리증권은 투자의견을 매수에서 중립으로 바꿔 제시했다.', false],
    ['누리證 "가나전자, 문 앞"', '분석을 시작하며 목표가 4만8000원을 새로 제시했다.', false],
  ])('of "%s" beside %j: %j', (headline, description, expected) => {
    expect(keepsItsView(headline, description)).toBe(expected);
  });

  it('leaves either side in doubt', () => {
    const sides = new Map<EventLabel, number>([
      ['good', 0.5],
      ['neutral', 0.2],
      ['bad', 0.3],
    ]);
    const left = sidesInDoubt(sides);
    expect([left.get('good'), left.get('bad')]).toEqual([0.2, 0.12]);
    expect(left.get('neutral')).toBeCloseTo(0.68);
  });
});
