import type { PriceSourceName } from '@gaemi/domain/sources';
import type { ResultView } from '../result-view.ts';
import type { DailyPrice } from './prices.ts';

/** What the timeline of a result draws. */
export interface TimelineData extends Pick<ResultView, 'events' | 'reactions' | 'articles' | 'eventTexts' | 'points'> {
  /** Null where there are none; undefined while they are on their way. */
  prices: readonly DailyPrice[] | null | undefined;
  /** Where they come from. */
  priceSource: PriceSourceName | null;
}
