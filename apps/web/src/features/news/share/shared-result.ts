import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { SharedNews } from '@gaemi/contracts/shares';
import { bySide, type NewsSide } from '@gaemi/domain/news-side';
import type { QueryClient } from '@tanstack/react-query';
import type { SideState } from '../result/side-part.tsx';
import { pricesQuery } from '../result/timeline/prices.ts';
import { createStillClient } from '../still-client.ts';

/** A shared result in the form that the parts of a result draw. What is the member's is empty, and not drawn. */
export function buildRecord({ result }: SharedNews): CombinedNews {
  return {
    ...result,
    _id: '',
    request_id: '',
    present_name: null,
    like: false,
    model_tier: 'new',
    news_tier: 'basic',
    good_news_obj_id: '',
    bad_news_obj_id: '',
  };
}

/** Both sides of a shared result, which are there at once. */
export function sidesOf(shared: SharedNews): Record<NewsSide, SideState> {
  return bySide((side) => ({
    detail: buildDetail(shared, side),
    isFailed: false,
    isRetrying: false,
    onRetry: () => undefined,
  }));
}

function buildDetail(shared: SharedNews, side: NewsSide): NewsDetail {
  const own = shared[side];
  return {
    ...own,
    _id: '',
    model_tier: 'new',
    citations: [],
    contributions: [],
    rest_points: own.exact_score,
    rest_count: 0,
  };
}

/** A query client that has the prices of a shared result; a visitor may not ask for them. */
export function createSharedClient({ result, prices }: SharedNews): QueryClient {
  const client = createStillClient();
  const { covered_from: covered, asked_from: asked, asked_to: to } = result.coverage;
  client.setQueryData(pricesQuery(result.stock_code, covered ?? asked, to).queryKey, prices);
  return client;
}
