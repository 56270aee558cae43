import type { Logger } from '@gaemi/runtime/logger';
import type { NewsSettings } from '@gaemi/runtime/news-settings';
import { createFeedStream } from './feed/feed-stream.ts';
import type { NewsStream } from './news-stream.ts';
import type { CallQuota } from './spend-calls.ts';

export interface NewsStreamOptions {
  logger: Logger;
  /** Counts calls to a source against its limit of the day. */
  quota?: CallQuota;
}

/** Creates the streams of a configured source: none where it can only be searched. */
export function createNewsStreams(settings: NewsSettings, _options: NewsStreamOptions): NewsStream[] {
  switch (settings.name) {
    case 'feed':
      return settings.urls.map(createFeedStream);
    default:
      return [];
  }
}
