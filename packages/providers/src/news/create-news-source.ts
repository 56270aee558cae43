import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import { createFeedNews } from './feed/feed-news.ts';
import { createGoogleNews } from './google/google-news.ts';
import { createNaverNews } from './naver/naver-news.ts';
import type { NewsSource } from './news-source.ts';
import { createSampleNews } from './sample/sample-news.ts';

/** Creates the configured news source, with a log line for each gathering. */
export function createNewsSource(settings: DataSources['news'], logger: Logger): NewsSource {
  const source = chosen(settings);
  return {
    name: source.name,
    synthetic: source.synthetic,
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

function chosen(settings: DataSources['news']): NewsSource {
  switch (settings.name) {
    case 'sample':
      return createSampleNews();
    case 'naver':
      return createNaverNews(settings);
    case 'google':
      return createGoogleNews(settings);
    case 'feed':
      return createFeedNews(settings);
  }
}
