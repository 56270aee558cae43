import { describe, expect, it } from 'vitest';
import { avertsHarm, readDenial } from './denials.ts';

const ruledOut = (headline: string) => readDenial(headline).map(({ from, to }) => `${from} → ${to}`);

describe('a denial', () => {
  it.each([
    '□, 감원설 사실무근',
    '□ "유상증자 검토한 바 없다"',
    '□, 회생절차 신청 사실 아니다',
    '□, 1000억 과징금설 "사실과 달라"',
    '□, 1조 수주설 부인',
    '□ "압수수색 받은 사실 없다"',
    '□, 생산 중단 보도는 오보',
  ])('of a report leaves neither side: %s', (headline) => {
    expect(ruledOut(headline)).toEqual(['bad → neutral', 'good → neutral']);
  });

  it.each(['□, 구미 공장 폐쇄 안 한다', '□ "물적분할 하지 않겠다"', '□, 희망퇴직 계획 없다', '□, 울산 공장 안 닫는다'])(
    'of harm to come leaves no bad news, and good news of the mildest kind: %s',
    (headline) => {
      expect(ruledOut(headline)).toEqual(['bad → neutral']);
      expect(avertsHarm(headline)).toBe(true);
    },
  );

  it.each(['□, 자사주 소각 안 한다', '□, 2공장 증설 않기로', '□, 자사주 매입 계획 없다', '□, 4분기도 배당 안 한다'])(
    'of a gain to come leaves no good news: %s',
    (headline) => {
      expect(ruledOut(headline)).toEqual(['good → neutral']);
      expect(avertsHarm(headline)).toBe(false);
    },
  );

  it.each([
    '□ 회장, 첫 재판서 횡령 혐의 부인',
    '매각설 부인하더니 □, 지분 매각',
    '□ "안 판다"더니 블록딜',
    '□, 결정된 바 없다',
    '□ 회장 부인, 주식 매도',
    '□, 매각설 사실무근…1조 공급계약 체결',
    '□, 이익 줄지 않는다',
    '□, 재고 없어 못 판다',
    '□, 유상증자 결정',
  ])('is not read where something else is told: %s', (headline) => {
    expect(ruledOut(headline)).toEqual([]);
  });
});
