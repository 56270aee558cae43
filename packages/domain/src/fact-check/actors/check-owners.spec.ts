import { describe, expect, it } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

const faults = (sentence: string, text: string) => checkSentence(sentence, { text, names: ['가나테크'] });

describe('a deed of somebody else', () => {
  it.each([
    [
      '스위스 다라파마, 가나테크 항암제 권리 반환',
      '다라파마가 가나테크의 항암제 권리를 반환했어요.',
      '가나테크가 다라파마의 항암제 권리를 반환했어요.',
    ],
    [
      '다라통신 "가나테크가 특허 도용"…판매금지 신청\n가나테크는 반박했다.',
      '다라통신이 가나테크 제품의 판매금지를 신청했어요.',
      '가나테크가 다라통신 제품의 판매금지를 신청했어요.',
    ],
    [
      '"오너 퇴진하라" 가나테크 압박한 외국계 펀드 다라캐피탈',
      '다라캐피탈이 가나테크에 오너의 퇴진을 요구했어요.',
      '가나테크가 다라캐피탈에 오너의 퇴진을 요구했어요.',
    ],
    [
      '가나테크, 커피값 그대로…소비자단체 반발\n한국소비자연합은 가나테크의 가격을 10% 내리라고 요구했다.',
      '소비자단체가 가나테크에 가격을 내리라고 요구했어요.',
      '가나테크가 소비자단체에 가격을 내리라고 요구했어요.',
    ],
  ])('is not that of the company: %s', (text, holds, turned) => {
    expect(faults(holds, text)).toEqual([]);
    expect(faults(turned, text)).toContain('actor');
  });
});

describe('a deed of a subsidiary or a holder', () => {
  it.each([
    [
      '가나테크 자회사 다라클라우드, 국방부 보안 인증 따냈다',
      '가나테크 자회사가 국방부 보안 인증을 받았어요.',
      '가나테크가 국방부 보안 인증을 받았어요.',
    ],
    [
      '가나테크, 최대주주 보유분 임직원 양도 계획 접어',
      '가나테크 최대주주가 임직원에게 지분을 넘기는 계획을 철회했어요.',
      '가나테크가 임직원에게 지분을 넘기는 계획을 철회했어요.',
    ],
  ])('is not that of the company: %s', (text, holds, turned) => {
    expect(faults(holds, text)).toEqual([]);
    expect(faults(turned, text)).toContain('part');
  });

  it('is its own where it acts, too', () => {
    const text = '가나테크, 국방부 보안 인증 획득\n가나테크는 자회사 다라클라우드와 함께 국방부 보안 인증을 받았다.';
    expect(faults('가나테크가 국방부 보안 인증을 받았어요.', text)).toEqual([]);
  });
});
