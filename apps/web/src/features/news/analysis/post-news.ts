import type { NewsSide } from '@gaemi/domain/news-side';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { KeptAnalysis } from './kept-analysis.ts';

const MOST_RETRIES = 2;

/**
 * Asks for one side of an analysis. The request id makes repeats harmless, so a lost answer is asked for again.
 * A refused good side is a toast; a refused bad side ends the analysis, which its screen shows.
 */
export function usePostNews(side: NewsSide) {
  return useMutation({
    mutationFn: ({ requestId, stock, tier }: KeptAnalysis) =>
      callApi('postNews', {
        params: { tier, side },
        body: { request_id: requestId, stock_name: stock.name, stock_code: stock.code },
      }),
    retry: (failures, error) => error instanceof ApiError && error.isPassing && failures < MOST_RETRIES,
    meta: { errors: side === 'good' ? 'toast' : 'in-place', fallback: '뉴스 요청 중 오류 발생' },
  });
}
