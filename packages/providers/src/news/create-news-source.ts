import type { Logger } from '@gaemi/runtime/logging/logger';
import type { NewsSettings } from '@gaemi/runtime/settings/news-settings';
import { createPace, type Pace } from '../pace/request-pace.ts';
import { createSharedPace, type SlotStore } from '../pace/shared-pace.ts';
import { createDartNews } from './dart/dart-news.ts';
import { createFeedNews, type Guard } from './feed/feed-news.ts';
import { gdeltRate } from './gdelt/gdelt-client.ts';
import { createGdeltNews } from './gdelt/gdelt-news.ts';
import { createGoogleNews } from './google/google-news.ts';
import { createNaverNews } from './naver/naver-news.ts';
import type { NewsSource } from './news-source.ts';
import { createSampleNews } from './sample/sample-news.ts';
import { type CallQuota, spendFrom } from './spend-calls.ts';

export interface NewsSourceOptions {
  /** Request slots shared with other workers. Without them this process keeps the provider's rate by itself. */
  slots?: SlotStore;
  /** Counts calls to a source against its limit of the day, for all workers together. Without it, nothing is counted. */
  quota?: CallQuota;
  /** Makes the circuit of a part of a source that fails by itself (a feed), by its label. Without it, parts have none. */
  createGuard?: (provider: string) => Guard;
}

/**
 * Creates the configured news source, with a log line for each gathering. Create one per process, since it keeps the
 * provider's rate.
 */
export function createNewsSource(settings: NewsSettings, logger: Logger, options: NewsSourceOptions = {}): NewsSource {
  const source = chosen(settings, { logger, ...options });
  return {
    name: source.name,
    synthetic: source.synthetic,
    filings: source.filings,
    searches: source.searches,
    skipsArchived: source.skipsArchived,
    gather: async (query) => {
      const startedAt = performance.now();
      const news = await source.gather(query);
      logger.info(
        {
          source: source.name,
          stock: query.company.code,
          articles: news.articles.length,
          undated: news.undated,
          truncated: news.completeFrom > query.from,
          milliseconds: Math.round(performance.now() - startedAt),
        },
        'news gathered',
      );
      return news;
    },
  };
}

function chosen(
  settings: NewsSettings,
  { logger, slots, quota, createGuard }: NewsSourceOptions & { logger: Logger },
): NewsSource {
  switch (settings.name) {
    case 'sample':
      return createSampleNews();
    case 'dart':
      return createDartNews({ ...settings, logger, spend: spendFrom(quota, settings.name) });
    case 'naver':
      return createNaverNews({ ...settings, spend: spendFrom(quota, settings.name) });
    case 'gdelt':
      return createGdeltNews({ ...settings, pace: gdeltPace(logger, slots) });
    case 'google':
      return createGoogleNews(settings);
    case 'feed':
      return createFeedNews({ ...settings, logger, createGuard });
  }
}

function gdeltPace(logger: Logger, slots: SlotStore | undefined): Pace {
  if (slots !== undefined) {
    return createSharedPace({ provider: 'gdelt', each: gdeltRate, all: gdeltRate }, slots, logger);
  }
  const rate = { perSecond: gdeltRate, burst: 1 };
  return createPace({ each: rate, all: rate });
}
