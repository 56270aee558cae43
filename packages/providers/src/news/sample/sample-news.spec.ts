import { seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { describe, expect, it } from 'vitest';
import { badBusinessStories } from './bad-business-stories.ts';
import { badMarketStories } from './bad-market-stories.ts';
import { goodBusinessStories } from './good-business-stories.ts';
import { goodMarketStories } from './good-market-stories.ts';
import { neutralStories } from './neutral-stories.ts';
import { otherStories } from './other-stories.ts';
import { createSampleNews } from './sample-news.ts';

const company = (code: string, name: string): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});
const samsung = company('005930', '삼성전자');

function gather(of: ListedCompany, from: string, to: string) {
  const signal = new AbortController().signal;
  return createSampleNews().gather({ company: of, from: new Date(from), to: new Date(to), signal });
}

describe('sample news', () => {
  it('are the same for every call', async () => {
    const first = await gather(samsung, '2026-08-21T00:00:00Z', '2026-11-21T00:00:00Z');
    expect(await gather(samsung, '2026-08-21T00:00:00Z', '2026-11-21T00:00:00Z')).toEqual(first);
  });

  it('are few of some small companies, so that a thin result can be met', async () => {
    const codes = Array.from({ length: 40 }, (_, at) => String(100_000 + 137 * at));
    const counts = await Promise.all(
      codes.map(async (code) => {
        const small = { ...company(code, '가나다'), market: 'KOSDAQ' as const };
        return (await gather(small, '2026-08-21T00:00:00Z', '2026-11-21T00:00:00Z')).articles.length;
      }),
    );
    const quiet = counts.filter((count) => count < 30).length;
    expect(quiet).toBeGreaterThan(2);
    expect(quiet).toBeLessThan(20);
  });

  it('only add days as the end of the period moves on', async () => {
    const { articles: before } = await gather(samsung, '2026-10-20T00:00:00Z', '2026-11-20T03:00:00Z');
    const { articles: after } = await gather(samsung, '2026-10-20T00:00:00Z', '2026-11-25T03:00:00Z');
    expect(after.filter(({ publishedAt }) => publishedAt <= new Date('2026-11-20T03:00:00Z'))).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('come newest first, inside the period, with unique links', async () => {
    const from = '2026-09-21T00:00:00Z';
    const to = '2026-11-21T00:00:00Z';
    const { articles, completeFrom, undated } = await gather(samsung, from, to);
    const times = articles.map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse(from));
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.parse(to));
    expect(new Set(articles.map(({ link }) => link)).size).toBe(articles.length);
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
    expect(articles.every(({ link }) => link.startsWith('https://sample.gaemilens.example/'))).toBe(true);
    expect({ completeFrom, undated }).toEqual({ completeFrom: new Date(from), undated: 0 });
  });

  it('leave no placeholder unfilled', async () => {
    const { articles } = await gather(samsung, '2024-01-01T00:00:00Z', '2026-12-31T00:00:00Z');
    expect(articles.filter(({ title, description }) => /[{}]|undefined|NaN/.test(title + description))).toEqual([]);
  });

  it('use the particle that fits the word before it', () => {
    const stories = [
      goodMarketStories,
      goodBusinessStories,
      badMarketStories,
      badBusinessStories,
      neutralStories,
      otherStories,
    ];
    const texts = stories.flat().flatMap(({ wordings }) => wordings.flat());
    expect(texts.filter((text) => /\}(?:은|는|이|가|을|를|과|와)[ ,.…]/.test(text))).toEqual([]);
    expect(stories.flat().length).toBeGreaterThanOrEqual(60);
  });

  it('come in two to six articles on most weekdays', async () => {
    const { articles } = await gather(samsung, '2026-01-01T00:00:00Z', '2026-11-21T00:00:00Z');
    const perDay = Map.groupBy(articles, ({ publishedAt }) => seoulDay(publishedAt));
    const counts = [...perDay]
      .filter(([day]) => ![0, 6].includes(new Date(day).getUTCDay()))
      .map(([, { length }]) => length);
    expect(counts.filter((count) => count >= 2 && count <= 6).length).toBeGreaterThan(counts.length * 0.6);
    expect(Math.max(...counts)).toBeLessThanOrEqual(12);
  });

  it('repeat some articles in several press houses, verbatim and reworded', async () => {
    const { articles } = await gather(samsung, '2026-08-21T00:00:00Z', '2026-11-21T00:00:00Z');
    const titles = Map.groupBy(articles, ({ title, publishedAt }) => `${seoulDay(publishedAt)} ${title}`);
    expect([...titles.values()].some((copies) => new Set(copies.map(({ publisher }) => publisher)).size > 1)).toBe(
      true,
    );
    expect(titles.size).toBeLessThan(articles.length);
  });

  it('also include other and longer-named companies', async () => {
    const { articles } = await gather(samsung, '2026-08-21T00:00:00Z', '2026-11-21T00:00:00Z');
    expect(articles.some(({ title }) => /^삼성전자(로지스|케미컬|솔루션즈|벤처스)/.test(title))).toBe(true);
    expect(articles.some(({ title }) => !title.includes('삼성전자'))).toBe(true);
  });

  it('differ between companies', async () => {
    const period = ['2026-10-21T00:00:00Z', '2026-11-21T00:00:00Z'] as const;
    const { articles: ours } = await gather(samsung, ...period);
    const { articles: theirs } = await gather(company('035720', '카카오'), ...period);
    expect(theirs.map(({ title }) => title.replace('카카오', ''))).not.toEqual(
      ours.map(({ title }) => title.replace('삼성전자', '')),
    );
  });
});
