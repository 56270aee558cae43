import { bundledCalendar, tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { seriesProblems } from '@gaemi/domain/prices/price-series';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { describe, expect, it } from 'vitest';
import { sampleDay } from '../../broker-trading/sample/sample-trading.ts';
import { bundledCompanies } from '../../stock-master/bundled/bundled-companies.ts';
import { sampleCompany } from '../../testing/sample-company.ts';
import { roundToTick } from './price-levels.ts';
import { createSamplePrices } from './sample-prices.ts';
import { monthsBetween, storyEffects } from './story-effects.ts';

const at = (now: string) => createSamplePrices(() => new Date(now), bundledCalendar);
const source = at('2026-11-22T12:00:00+09:00');
const { signal } = new AbortController();
const [from, to] = ['2025-10-20', '2026-11-20'];
const companies: ListedCompany[] = Array.from({ length: 12 }, (_, index) => ({
  ...sampleCompany,
  code: String(5_930 + 137 * index).padStart(6, '0'),
}));
const series = async (company: ListedCompany) => (await source.fetchDays({ company, from, to, signal })).days;

describe('sample prices', () => {
  it('are sound on every trading day, at a tick, within the daily limit', async () => {
    for (const company of companies) {
      const days = await series(company);
      expect(days.map(({ day }) => day)).toEqual(tradingDaysBetween(from, to));
      expect(seriesProblems(days, { baseDay: to })).toEqual([]);
      expect(days.every(({ close }) => roundToTick(close) === close)).toBe(true);
      const jumps = days.slice(1).map(({ close }, index) => Math.abs(close / (days[index]?.close ?? 1) - 1));
      expect(Math.max(...jumps)).toBeLessThanOrEqual(0.3);
    }
  });

  it('are always the same for a stock and day, and differ between stocks', async () => {
    const days = await series(sampleCompany);
    const part = await source.fetchDays({ company: sampleCompany, from: '2026-11-02', to: '2026-11-13', signal });
    expect(part.days).toEqual(days.filter(({ day }) => day >= '2026-11-02' && day <= '2026-11-13'));
    const later = at('2027-03-02T00:00:00Z');
    expect((await later.fetchDays({ company: sampleCompany, from, to, signal })).days).toEqual(days);
    const other = await series({ ...sampleCompany, code: '000660' });
    expect(other.map(({ close }) => close)).not.toEqual(days.map(({ close }) => close));
  });

  it('of a stock that is halted at times are the same, whichever day is the first', async () => {
    const company = bundledCompanies.find(({ code }) => code === '000520') ?? sampleCompany;
    const days = await series(company);
    expect(days.filter(({ volume }) => volume === 0).length).toBeGreaterThan(2);
    const part = await source.fetchDays({ company, from: '2026-11-12', to, signal });
    expect(part.days).toEqual(days.filter(({ day }) => day >= '2026-11-12'));
  });

  it('have none after today', async () => {
    const answer = await source.fetchDays({ company: sampleCompany, from, to: '2026-12-31', signal });
    expect(answer.asOf).toBe('2026-11-20');
  });

  it('rise after strong good events and fall after strong bad ones, with more trade', async () => {
    const after: Record<'good' | 'bad', number[]> = { good: [], bad: [] };
    const stir: Record<'news' | 'quiet', number[]> = { news: [], quiet: [] };
    for (const company of companies) {
      const days = await series(company);
      const strong = new Map<string, number>();
      for (const { day, size, strength } of monthsBetween(from, to).flatMap((month) => storyEffects(company, month))) {
        const traded = days.find((price) => price.day >= day)?.day;
        if (strength === 3 && traded !== undefined) strong.set(traded, (strong.get(traded) ?? 0) + size);
      }
      for (const [index, { day, close, volume }] of days.entries()) {
        const before = days[index - 1]?.close;
        const size = strong.get(day);
        const usual = sampleDay(company, day).trades.reduce((sum, { buy }) => sum + buy, 0);
        if (usual > 0) stir[size === undefined ? 'quiet' : 'news'].push(volume / usual);
        if (before !== undefined && size !== undefined) after[size > 0 ? 'good' : 'bad'].push(close / before - 1);
      }
    }
    const shareAbove = (moves: readonly number[]) => moves.filter((move) => move > 0).length / moves.length;
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(after.good.length).toBeGreaterThan(100);
    expect(shareAbove(after.good)).toBeGreaterThan(0.85);
    expect(shareAbove(after.bad)).toBeLessThan(0.15);
    expect(mean(after.good)).toBeGreaterThan(0.02);
    expect(mean(after.bad)).toBeLessThan(-0.02);
    expect(mean(stir.news)).toBeGreaterThan(1.4 * mean(stir.quiet));
  });

  it('come with flows in which foreigners buy what foreign brokers buy, and the groups nearly balance', async () => {
    const flows = (await source.flows?.fetchFlows({ company: sampleCompany, from: '2026-11-02', to, signal })) ?? [];
    expect(flows.map(({ day }) => day)).toEqual(tradingDaysBetween('2026-11-02', to));
    for (const { day, foreign, institutional, individual } of flows) {
      const volume = sampleDay(sampleCompany, day).trades.reduce((sum, { buy }) => sum + buy, 0);
      expect(Math.abs(foreign ?? Number.NaN)).toBeLessThanOrEqual(volume);
      const rest = Math.abs((foreign ?? 0) + (institutional ?? 0) + (individual ?? 0));
      expect(rest).toBeLessThanOrEqual(Math.abs(foreign ?? 0) * 0.05 + 1);
    }
  });

  it('come with short selling, the same for a day whatever is asked, blank until it is published', async () => {
    const fetch = (first: string, last = to) =>
      source.shortSelling?.fetchShortSelling({ company: sampleCompany, from: first, to: last, signal }) ?? [];
    const days = await fetch('2026-11-02');
    expect(days.map(({ day }) => day)).toEqual(tradingDaysBetween('2026-11-02', to));
    expect(await fetch('2026-11-02', '2026-11-11')).toEqual(days.slice(0, 8));
    for (const { day, sold, program } of days) {
      const volume = sampleDay(sampleCompany, day).trades.reduce((sum, { buy }) => sum + buy, 0);
      expect(sold).toBeLessThanOrEqual(volume * 0.15);
      expect(Math.abs(program ?? Number.NaN)).toBeLessThanOrEqual(volume * 0.13);
    }
    expect(days.map(({ lent, margin }) => [lent === null, margin === null]).slice(-2)).toEqual([
      [false, false],
      [false, true],
    ]);
  });
});
