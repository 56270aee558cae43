import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import type { NewsSource } from './news-source.ts';
import { createSampleNews } from './sample/sample-news.ts';

/** The news source that the configuration asks for. */
export function createNewsSource(settings: DataSources['news'], _logger: Logger): NewsSource {
  switch (settings.name) {
    case 'sample':
      return createSampleNews();
    default:
      throw new Error(`News source ${settings.name} is not built yet`);
  }
}
