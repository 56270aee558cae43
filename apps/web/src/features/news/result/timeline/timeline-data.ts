import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { PriceSourceName } from '@gaemi/domain/sources';
import type { Story } from '../story-texts.ts';
import type { TimelineEvent } from './mark.ts';
import type { DailyPrice } from './prices.ts';

/** What the timeline of a result draws. */
export interface TimelineData {
  events: readonly TimelineEvent[];
  reactions: NewsDetail['price_reactions'];
  /** Articles of each day. */
  articles: NewsDetail['articles_per_day'];
  stories: ReadonlyMap<string, Story>;
  /** Whole points of the events by id. */
  points: ReadonlyMap<string, number>;
  /** Null where there are none; undefined while they are on their way. */
  prices: readonly DailyPrice[] | null | undefined;
  /** Where they come from. */
  priceSource: PriceSourceName | null;
}
