import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { NewsSettings } from '@gaemi/runtime/settings/news-settings';
import { createDartStream } from './dart/dart-stream.ts';
import { feedLabelAmong } from './feed/feed-label.ts';
import { createFeedStream } from './feed/feed-stream.ts';
import { createGdeltStream } from './gdelt/gdelt-stream.ts';
import type { NewsStream } from './news-stream.ts';
import { createSampleStream } from './sample/sample-stream.ts';
import { type CallQuota, spendFrom } from './spend-calls.ts';

export interface NewsStreamOptions {
  logger: Logger;
  /** Counts calls to a source against its limit of the day. */
  quota?: CallQuota;
  /** The bundled one where none is given. */
  calendar?: MarketCalendar;
}

/** Creates the streams of a configured source: none where it can only be searched. */
export function createNewsStreams(
  settings: NewsSettings,
  { logger, quota, calendar }: NewsStreamOptions,
): NewsStream[] {
  switch (settings.name) {
    case 'feed':
      return settings.urls.map((url) => createFeedStream(feedLabelAmong(url, settings.urls), url));
    case 'dart':
      return [
        createDartStream({
          ...settings,
          logger,
          spend: spendFrom(quota, settings.name),
          ...(calendar && { calendar }),
        }),
      ];
    case 'gdelt':
      return settings.filesUrl === null ? [] : [createGdeltStream({ baseUrl: settings.filesUrl })];
    case 'sample':
      return [createSampleStream()];
    case 'naver':
    case 'google':
      return [];
  }
}
