import { accumulate } from '@gaemi/domain/accumulation/accumulate';
import { sumBrokerDays } from '@gaemi/domain/accumulation/broker-days';
import type { AccumulationMeasure } from '@gaemi/domain/accumulation/letters';
import { tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { describe, expect, it } from 'vitest';
import { createSampleTrading } from './sample-trading.ts';

const now = new Date('2026-11-20T12:00:00+09:00');
const source = createSampleTrading(() => now);
const { signal } = new AbortController();
const company = (code: string, listedShares: number | null = 50_000_000): ListedCompany => ({
  code,
  name: '가나다',
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares,
  floatingShares: null,
});
const days = tradingDaysBetween('2025-11-20', '2026-11-20');
const codes = Array.from({ length: 40 }, (_, index) => String(5_930 + 137 * index).padStart(6, '0'));

async function analysed(code: string, from: string) {
  const fetched = await Promise.all(
    days.filter((day) => day >= from).map((day) => source.fetchDay({ company: company(code), day, signal })),
  );
  const float = await source.fetchFloatingShares({ company: company(code), signal });
  return accumulate({ brokers: sumBrokerDays(fetched), floatingShares: float?.shares ?? 0 });
}

describe('sample trading', () => {
  it('is valid and balanced throughout a year', async () => {
    for (const day of days.filter((_, index) => index % 5 === 0)) {
      const { trades } = await source.fetchDay({ company: company('005930'), day, signal });
      const names = trades.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThanOrEqual(20);
      expect(trades.every(({ buy, sell }) => Number.isSafeInteger(buy) && Number.isSafeInteger(sell))).toBe(true);
      expect(trades.every(({ buy, sell }) => buy >= 0 && sell >= 0)).toBe(true);
      const sum = (side: 'buy' | 'sell') => trades.reduce((total, trade) => total + trade[side], 0);
      expect(sum('buy')).toBe(sum('sell'));
    }
  });

  it('is always the same for one stock and day, and differs between stocks', async () => {
    const day = '2026-11-18';
    const first = await source.fetchDay({ company: company('005930'), day, signal });
    const later = createSampleTrading(() => new Date('2027-03-02T00:00:00Z'));
    expect(await later.fetchDay({ company: company('005930'), day, signal })).toEqual(first);
    expect(await source.fetchDay({ company: company('000660'), day, signal })).not.toEqual(first);
    expect(await source.fetchDay({ company: company('005930'), day: '2026-11-19', signal })).not.toEqual(first);
  });

  it('is empty on future days and at weekends', async () => {
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-23']) {
      expect(await source.fetchDay({ company: company('005930'), day, signal })).toEqual({ day, trades: [] });
    }
  });

  it('produces every letter over stocks and periods', async () => {
    const all = await Promise.all(
      codes.flatMap((code) => ['2026-11-20', '2026-11-02', '2026-08-20'].map((from) => analysed(code, from))),
    );
    const seen = (measure: AccumulationMeasure) =>
      [...new Set(all.map((result) => result.letters[measure]))].sort().join('');
    expect(seen('first')).toMatch(/^ABCD/);
    expect(seen('second')).toBe('ABCDE');
    expect(seen('third')).toBe('ABCDE');
  });

  it('has floating shares of every stock, as of the last quarter', async () => {
    const known = await source.fetchFloatingShares({ company: company('005930'), signal });
    expect(known).toEqual({ shares: expect.any(Number), asOf: '2026-09-30' });
    expect(known?.shares).toBeGreaterThan(10_000_000);
    expect(known?.shares).toBeLessThan(50_000_000);
    const unlisted = await source.fetchFloatingShares({ company: company('005930', null), signal });
    // As large as everybody knows it to be.
    expect(unlisted?.shares).toBeGreaterThan(2_000_000_000);
    const own = { ...company('005930'), floatingShares: 123_456 };
    expect(await source.fetchFloatingShares({ company: own, signal })).toMatchObject({ shares: 123_456 });
  });
});
