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
      title: `한별전자, ${title}`,
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
    ['새봄증권, 목표가 9만→11만원', '가람증권, 목표가 11만→8만원'],
    ['특허소송 1심 승소', '담합 소송 1심 패소'],
    // The other way round in time: what was taken back can be decided anew.
    ['유상증자 철회', '1000억 규모 유상증자 결정'],
    ['3분기 영업이익 흑자 전환', '4분기 영업이익 적자 전환'],
  ])('"%s" stays beside "%s"', (earlier, later) => {
    expect(overturned(earlier, later)).toEqual([]);
  });

  it('overturns none of several unless an amount decides', () => {
    expect(overturned('유럽 800억 공급계약', '미국 1200억 공급계약', '1200억 공급계약 해지')).toEqual(['1<2']);
    expect(overturned('1회차 전환사채 발행 결정', '2회차 전환사채 발행 결정', '전환사채 발행 철회')).toEqual([]);
  });
});
