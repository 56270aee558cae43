import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overturnedEvents } from './overturned.ts';

const company = {
  code: 'X00001',
  name: '한별전자',
  market: 'KOSPI' as const,
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
};
const HOURS = 3_600_000;

/** Headlines of events a day apart, the earliest first; returns which of them are overturned, by index. */
function overturned(...titles: string[]): string[] {
  const events = titles.map((title, index) => ({
    id: String(index),
    representative: {
      id: `a${index}`,
      title: title.includes('한별전자') ? title : `한별전자, ${title}`,
      description: '',
      publisher: '',
      link: '',
      publishedAt: new Date(Date.UTC(2026, 10, 2) + index * 24 * HOURS),
    },
  }));
  const pairs = ({ earlier, later }: { earlier: string; later: string }) => `${earlier}<${later}`;
  const found = overturnedEvents(events, company).map(pairs);
  expect(overturnedEvents(events.toReversed(), company).map(pairs)).toEqual(found);
  return found;
}

describe('events that a later one overturns', () => {
  it.each([
    ['1000억 규모 주주배정 유상증자 결정', '유상증자 전격 철회'],
    ['북미 완성차와 2.4조 양극재 공급계약', '2.4조 양극재 공급계약 해지'],
    ['노조 총파업 돌입', '노조 파업 13시간 만에 철회'],
    ['공정위 과징금 184억', '과징금 184억 취소 판결'],
    ['특허소송 1심 승소', '특허소송 2심 패소'],
    ['4년 만에 배당 재개', '배당 결의 취소'],
    ['유럽 배터리 공장 증설 결정', '유럽 배터리 공장 증설 철회'],
    ['유럽 배터리 공장 증설 결정', '수요 부진에 배터리 공장 증설 철회'],
    ['유럽 배터리 공장 증설 결정', '업황 악화…배터리 공장 증설 철회'],
    ['졸레어 시밀러 FDA 품목허가 신청', '졸레어 바이오시밀러 FDA 품목허가 신청 철회'],
    ['베링거와 1조 기술수출 계약', '베링거 기술수출 계약 해지'],
    ['1000억 주주배정 유상증자 결정', '주주 반발에 유상증자 철회'],
    ['새봄증권, 목표가 9만→11만원', '새봄증권, 목표가 11만→8만원'],
  ])('"%s" by "%s"', (earlier, later) => {
    expect(overturned(earlier, later)).toEqual(['0<1']);
    // A third event about something else changes nothing.
    expect(overturned(earlier, '3분기 영업이익 1200억…12% 증가', later)).toEqual(['0<2']);
  });

  it.each([
    // Another contract, another amount, another house, another matter.
    ['북미 변압기 1200억 공급계약', '유럽 선박 800억 공급계약 해지'],
    ['북미 변압기 수주', '자회사 매각 철회'],
    ['아일리아 시밀러 FDA 품목허가 신청', '졸레어 시밀러 FDA 품목허가 신청 철회'],
    ['간암신약 FDA 허가 재신청', '담관암 신약 FDA 허가 신청 철회'],
    ['비만약 임상 3상 승인 신청', '항암제 임상 3상 승인 신청 자진 철회'],
    ['베링거와 1조 기술수출 계약', '얀센 기술수출 계약 해지'],
    ['새봄증권, 목표가 9만→11만원', '가람증권, 목표가 11만→8만원'],
    ['특허소송 1심 승소', '담합 소송 1심 패소'],
    // The other way round in time: what was taken back can be decided anew.
    ['유상증자 철회', '1000억 규모 유상증자 결정'],
    ['3분기 영업이익 흑자 전환', '4분기 영업이익 적자 전환'],
  ])('"%s" stays beside "%s"', (earlier, later) => {
    expect(overturned(earlier, later)).toEqual([]);
  });

  it.each([
    [['대표 횡령 혐의 압수수색', '대표 횡령 기소', '대표 징역 5년 구형'], '대표 횡령 1심 무죄'],
    [['공정위, 판매장려금 담합 조사 착수'], '공정위, 3년 조사 끝에 담합 무혐의'],
    [['검찰, 총수 구속영장 청구'], '총수 구속영장 기각'],
    [['노조, 14년 만의 전면 파업', '노조 파업 이틀째…2공장 멈춰'], '노사 임단협 잠정합의'],
    [['노조 파업 이틀째…2공장 멈춰'], '노조, 총파업 나흘 만에 종료'],
    [['울산2공장 화재로 가동 중단'], '울산2공장 가동 재개'],
    [['매매거래 정지'], '거래소, 상장유지 결정'],
    [['담합 과징금 184억'], '담합 과징금 취소소송 최종 승소'],
    [['영업정지 3개월 처분'], '영업정지 처분 취소 판결'],
    [['美서 배터리 특허 침해 피소'], '배터리 특허 소송 취하'],
  ])('%j, all steps of one matter, by "%s"', (steps, end) => {
    expect(overturned(...steps, end)).toEqual(steps.map((_, index) => `${index}<${steps.length}`));
    // What came after the end is news of its own.
    expect(overturned(end, ...steps)).toEqual([]);
  });

  it.each([
    ['an end that is only asked for', ['1000억 규모 유상증자 결정'], '소액주주, 유상증자 철회 요구'],
    ['a suit that is lost', ['공정위 과징금 184억'], '과징금 취소소송 패소'],
    ['an end that failed', ['노조 총파업 돌입'], '임단협 잠정합의안 부결'],
    ['what a strike has cost', ['노조 파업에 손실 3000억'], '노사 임단협 타결'],
    ['another matter', ['공정위 담합 조사'], '대표 횡령 무혐의'],
    ['another plant', ['울산2공장 화재로 가동 중단'], '여수1공장 가동 재개'],
    ['open which of two', ['공정위 담합 조사', '검찰, 대표 횡령 수사'], '대표 무혐의'],
    ['another suit', ['美서 배터리 특허 침해 피소'], '통상임금 소송 승소'],
  ])('not by %s', (_, earlier, later) => {
    expect(overturned(...earlier, later)).toEqual([]);
  });

  it('not by what another firm of the group did', () => {
    const group = { ...company, name: '가람금융지주', subsidiaries: ['가람은행', '가람카드'] };
    const event = (title: string, day: number) => ({
      id: String(day),
      representative: {
        ...{ id: String(day), title, description: '', publisher: '', link: '' },
        publishedAt: new Date(Date.UTC(2026, 10, 2) + day * 24 * HOURS),
      },
    });
    const strike = event('가람은행 노조 총파업 돌입', 0);
    expect(overturnedEvents([strike, event('가람카드 임단협 타결', 1)], group)).toEqual([]);
    expect(overturnedEvents([strike, event('가람은행 임단협 타결', 1)], group)).toHaveLength(1);
  });

  it('in whatever order the events come', () => {
    const titles = [
      '대표 횡령 압수수색',
      '노조 파업 돌입',
      '대표 횡령 기소',
      '임단협 타결',
      '대표 횡령 1심 무죄',
      '대표 횡령 2심 유죄',
    ];
    const events = titles.map((title, day) => ({
      id: String(day),
      representative: {
        ...{ id: String(day), title: `한별전자, ${title}`, description: '', publisher: '', link: '' },
        publishedAt: new Date(Date.UTC(2026, 10, 2) + day * 24 * HOURS),
      },
    }));
    const found = overturnedEvents(events, company);
    expect(found.map(({ earlier, later }) => `${earlier}<${later}`).sort()).toEqual(['0<4', '1<3', '2<4', '4<5']);
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (shuffled) => {
        expect(overturnedEvents(shuffled, company)).toEqual(found);
      }),
      { numRuns: 50, seed: 36 },
    );
  });

  it.each([
    ['특허침해 피소', '美 다라테크, 한별전자 상대 특허 소송 승소'],
    ['특허침해 피소', '다라테크, 한별전자에 특허소송 1심 승소…160억 배상'],
    ['영업정지 10개월 처분', '국토부, 한별전자 영업정지 취소소송 승소'],
    ['담합 과징금 184억', '공정위, 한별전자 담합 과징금 취소소송 승소'],
    ['3000억 유상증자 결정', '한별전자, 전환사채 발행 철회'],
  ])('leaves "%s" as it is when "%s"', (earlier, later) => {
    expect(overturned(earlier, later)).toEqual([]);
  });

  it('reads no loss of another suit into one that ended', () => {
    expect(overturned('특허침해 피소', '특허 소송 취하…다라, 라마 상대 소송 기각')).toEqual(['0<1']);
  });

  it('overturns none of several unless an amount decides', () => {
    expect(overturned('유럽 800억 공급계약', '미국 1200억 공급계약', '1200억 공급계약 해지')).toEqual(['1<2']);
    expect(overturned('1회차 전환사채 발행 결정', '2회차 전환사채 발행 결정', '전환사채 발행 철회')).toEqual([]);
  });
});
