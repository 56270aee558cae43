import { addDays, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { NewsSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { NewsSettings } from '@gaemi/runtime/settings/news-settings';
import { readDayFilings } from '../dart/day-filings.ts';
import type { StreamedArticle } from '../news-stream.ts';
import { createSampleNews } from '../sample/sample-news.ts';
import { largestCompanies } from '../sample/sample-stream.ts';
import { type CallQuota, spendFrom } from '../spend-calls.ts';

/** A day in Seoul of the past, and all listed companies. */
export interface PastDay {
  day: string;
  companies: readonly ListedCompany[];
  signal: AbortSignal;
}

export interface PastReading {
  articles: StreamedArticle[];
  /** False where the source lacked some of what it counted: they may be there another time. */
  complete: boolean;
}

/** A source that gives the articles of a day long ago about all companies. */
export interface PastNews {
  readonly source: NewsSourceName;
  /** @throws ProviderError; of the kind `reserved` or `quota` when the day has no calls left */
  readDay(past: PastDay): Promise<PastReading>;
}

/**
 * Creates what a source knows of past days; null where it can only be searched or reaches back a few hours. Filings come without figures,
 * which cost a call or more each, and out of the calls that monitoring may use.
 */
export function createPastNews(settings: NewsSettings, { logger, quota }: PastNewsOptions): PastNews | null {
  if (settings.name === 'dart') {
    const dart = { ...settings, logger, spend: spendFrom(quota, settings.name) };
    return {
      source: 'dart',
      readDay: async ({ day, signal }) => {
        const { filings, complete, endedBy } = await readDayFilings(dart, { day, signal, monitoring: true });
        if (endedBy !== null) throw endedBy;
        return { articles: filings.map(({ article, stockCode }) => ({ article, stockCode })), complete };
      },
    };
  }
  if (settings.name !== 'sample') return null;
  const news = createSampleNews();
  return {
    source: 'sample',
    readDay: async ({ day, companies, signal }) => {
      const from = startOfSeoulDay(day);
      const to = new Date(startOfSeoulDay(addDays(day, 1)).getTime() - 1);
      const read = largestCompanies(companies).map(async (company) => {
        const { articles } = await news.gather({ company, from, to, signal });
        return articles.map((article) => ({ article, stockCode: company.code }));
      });
      return { articles: (await Promise.all(read)).flat(), complete: true };
    },
  };
}

interface PastNewsOptions {
  logger: Logger;
  quota?: CallQuota;
}
