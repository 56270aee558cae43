import { describe, expect, it } from 'vitest';
import { judge, sentences } from './tell.ts';

/** What a court or an authority says counts by what it means for the company, not by its heaviest word. */
describe('a ruling', () => {
  it.each([
    '가나전자, 특허소송 1심 승소…2심서 역전패',
    '가나전자, 통상임금 소송 1심서 이겼지만 항소심선 고배',
    '가나전자, 과징금 취소소송 1심 승소→2심 패소',
    '가나전자, 과징금 소송서 국세청에 졌다',
    '가나전자 퇴직자, 퇴직금 소송 대법 승소',
    '가나전자 이용자들, 집단소송서 승소',
    '다라소프트, 가나전자 상대 저작권 소송 승소',
    '대법 "가나전자, 하청 직원 고용해야"…근로자 최종 승소',
    '가나전자, 다라소프트 상대 손배소 기각',
  ])('against the company is no good news: %s', (title) => {
    expect(judge(title).label).not.toBe('good');
  });

  it.each([
    '가나전자, 특허소송 1심 패소…2심서 역전승',
    '가나전자, 손배소 1심 패소…항소심선 승소',
    '가나전자, 과징금 소송 1심 패소…2심선 이겨',
    '가나전자, 통상임금 소송 대법서 최종 승소…다라전자는 패소',
  ])('for it is no bad news: %s', (title) => {
    expect(judge(title).label).not.toBe('bad');
  });

  it('that sends a win back is none', () => {
    const description = '대법원은 가나전자가 낸 세금 취소 소송에서 원고 승소한 원심을 파기했다.';
    expect(judge('가나전자, 세금 취소소송 파기환송…국세청 승', description).label).not.toBe('good');
  });

  it.each(['가나전자, 주주 소송 1심 승소…항소심 내달 선고', '가나전자, 주주 가처분 기각…합병 승소'])(
    'that stands is good news still: %s',
    (title) => {
      expect(judge(title).label).not.toBe('bad');
    },
  );

  it.each([
    '가나전자, 특허소송 1심 승소…2심서 역전패',
    '가나전자, 마일리지 소송 1심서 승소…2심선 고배',
    '가나전자, 과징금 소송 1심 패소…항소심선 승소',
    '가나전자, 특허소송 1심 패소…항소심 역전승',
    '가나전자, 손배소 2심 승소…대법서 뒤집혀',
    '가나전자, 세금 소송 항소심 승소…대법 파기환송',
  ])('of a lower court makes no sentence beside a higher one: %s', (title) => {
    expect(sentences(title)).toEqual([]);
  });
});

describe('a fine', () => {
  it.each([
    '공정위, 가나전자·다라전자에 이행강제금 64억8000만원',
    '가나전자, 美서 벌금 3000만달러 합의',
    '방통위, 가나전자에 과태료 2000만원',
  ])('is no good news: %s', (title) => {
    expect(judge(title).label).not.toBe('good');
  });

  it.each([
    '가나전자 협력사에 과징금 5억원',
    '가나전자 대리점에 과태료 1000만원 부과',
    '가나전자 경쟁사에 과징금 100억원 부과',
    '가나전자 하청업체 3곳에 과징금 10억원 부과',
    '가나전자 입점업체에 과징금 3억원',
    '가나전자 사칭 업체에 과태료 1000만원',
    '가나전자 前 대표에 과징금 1600만원',
    '가나전자 납품업체에 과징금 15억…"담합"',
  ])('of somebody near the company is not its own: %s', (title) => {
    expect(judge(title).label).not.toBe('bad');
    expect(sentences(title)).toEqual([]);
  });

  it.each(['가나전자에 과징금 5억원 부과', '공정위, 가나전자에 과징금 12억'])('of its own is bad news: %s', (title) => {
    expect(judge(title).label).toBe('bad');
  });

  it.each(['가나전자, 벌금 2억 1심서 무죄', '다라전자, 과징금 1628억…가나전자는 과징금 피했다'])(
    'that it escaped is no bad news by these words: %s',
    (title) => {
      expect(judge(title).label).not.toBe('bad');
    },
  );
});
