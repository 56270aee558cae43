import { describe, expect, it } from 'vitest';
import type { EventType } from './judgement/event-type.ts';
import { scaleStrength } from './scale-strength.ts';

const BILLION = 1e8;
const company = (marketValue: number | null) => ({
  ...{ code: 'X00001', name: '가나전자', market: 'KOSPI' as const, aliases: [], formerNames: [] },
  ...{ listedShares: null, floatingShares: null, marketValue },
});
const scaled = (title: string, { type = 'orders', worth = null, description = '' }: Partial<Case> = {}) =>
  scaleStrength(2, type, { title, description, company: company(worth) });
interface Case {
  type: EventType;
  worth: number | null;
  description: string;
}

describe('the strength of an event', () => {
  it.each([
    ['2.4%', 1],
    ['7.1%', 2],
    ['19.4%', 2],
    ['74%', 3],
  ])('by its share of the sales, %s, is %i', (share, strength) => {
    expect(scaled('가나전자, 84억 납품 계약', { description: `최근 매출액 대비 ${share} 규모다.` })).toBe(strength);
  });

  it.each([
    [100_000, 1],
    [20_000, 2],
    [500, 3],
  ])('of 100억 for a company worth %i억 is %i', (worth, strength) => {
    expect(scaled('가나전자, 100억 규모 공급계약', { worth: worth * BILLION })).toBe(strength);
    expect(scaled('공정위, 가나전자에 과징금 100억원', { worth: worth * BILLION, type: 'legal' })).toBe(strength);
  });

  it.each([
    ['3분기 영업이익 427억원…1.7% 감소', 1],
    ['3분기 영업익 1.7%↓…매출은 4.5%↑', 1],
    ['2분기 순익 9800억…전년比 3.1% 감소', 1],
    ['3분기 영업이익 21% 증가', 2],
    ['매출 2.1% 증가·영업이익 60% 급감', 3],
    ['3분기 영업이익 1,032% 증가', 3],
  ])('of a profit is that of its change: %s is %i', (title, strength) => {
    for (const learned of [1, 3] as const)
      expect(scaleStrength(learned, 'earnings', { title: `가나전자, ${title}`, description: '' })).toBe(strength);
  });

  it.each([
    '3분기 영업이익 3% 증가…역대 최대',
    '3분기 영업익 5% 감소, 컨센서스 하회',
    '3분기 영업이익 전분기 대비 4% 증가',
    '영업이익·매출 5% 증가',
    '영업이익률 9% 상승',
    '매출·영업이익 각각 5%·60% 증가',
  ])('of a result with more than a change stays: %s', (title) => {
    expect(scaleStrength(3, 'earnings', { title: `가나전자, ${title}`, description: '' })).toBe(3);
  });

  it('counts won before a word that only begins like a currency', () => {
    expect(scaled('가나전자, 100억 엔진 공급계약', { worth: 1e14 })).toBe(1);
  });

  it('is at least medium where the share is notable', () => {
    const text = { title: '가나전자 재무팀장 횡령', description: '자기자본의 8%에 달한다.', company: company(null) };
    expect(scaleStrength(1, 'legal', text)).toBe(2);
  });

  it.each([
    ['without a size that is known', '가나전자, 100억 규모 공급계약', {}],
    ['by two amounts', '가나전자, 100억 계약…추가 200억', { worth: 1e14 }],
    ['by an amount of the whole company', '가나전자, 계약 덕에 매출 100억', { worth: 1e14 }],
    ['by an amount in dollars', '가나전자, 1억달러 공급계약', { worth: 1e14 }],
    ['by an amount in dollars as headlines write them', '가나전자, 65억弗 플랜트 수주', { worth: 1e14 }],
    ['by an amount in dollars by their old name', '가나전자, 65억불 플랜트 수주', { worth: 1e14 }],
    ['by an amount in another currency behind a blank', '가나전자, 30억 위안 플랜트 수주', { worth: 1e14 }],
    ['by an amount in pounds', '가나전자, 90억 파운드 플랜트 수주', { worth: 1e14 }],
    ['of results', '가나전자, 흑자 100억', { worth: 1e14, type: 'earnings' as const }],
    ['by a growth of sales', '가나전자, 수주 늘어 매출 87.3% 뛰어', {}],
  ])('stays %s', (_, title, more) => {
    expect(scaled(title, more)).toBe(2);
  });
});
