import { confirmEvents } from '@gaemi/domain/filings/confirm';
import { buildRumours } from '@gaemi/domain/filings/rumour';
import { isWeekend } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { describe, expect, it } from 'vitest';
import { createSampleNews } from './sample-news.ts';

const companies = ['005930', '000660', '035420', '068270'].map(
  (code): ListedCompany => ({
    code,
    name: `회사${code}`,
    market: 'KOSPI',
    aliases: [],
    formerNames: [],
    listedShares: null,
    floatingShares: null,
  }),
);
const buildWorld = async (company: ListedCompany) => {
  const period = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };
  const { articles } = await createSampleNews().gather({ company, ...period, signal: new AbortController().signal });
  const filings = articles.flatMap(({ filing }) => filing ?? []);
  return { news: articles.filter(({ filing }) => filing === undefined), filings };
};

describe('sample filings', () => {
  it('confirm most of the news about their facts, contradict a few, and come on weekdays, once each', async () => {
    let confirmed = 0;
    let differs = 0;
    for (const company of companies) {
      const { news, filings } = await buildWorld(company);
      expect(new Set(filings.map(({ receiptNo }) => receiptNo)).size).toBe(filings.length);
      expect(filings.filter(({ receivedOn }) => isWeekend(receivedOn))).toEqual([]);
      const events = news.map(({ id, title, description, publishedAt }) => ({
        id,
        day: seoulDay(publishedAt),
        articles: [{ title, description }],
        type: 'other' as const,
      }));
      for (const result of confirmEvents(events, filings)) {
        confirmed += Number(result.confirmedBy !== null);
        differs += Number(result.differsFrom !== null);
      }
    }
    expect(confirmed).toBeGreaterThan(50);
    expect(differs).toBeGreaterThan(0);
    expect(differs).toBeLessThan(confirmed / 4);
  });

  it('answer the rumours of some months', async () => {
    const worlds = await Promise.all(companies.map(buildWorld));
    const rumours = worlds.flatMap(({ filings }) => buildRumours(filings.map((filing) => ({ filing }))));
    expect(new Set(rumours.map(({ stage }) => stage))).toEqual(new Set(['pending', 'denied', 'confirmed']));
  });
});
