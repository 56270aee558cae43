import type { CombinedNews, NewsDetail } from '@gaemi/contracts/news-analysis';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

export interface FinishedAnalysis {
  combined: CombinedNews;
  good: NewsDetail;
  bad: NewsDetail;
}

/** The combined result of a finished analysis and then both of its details. */
export function finishedAnalysisQuery(requestId: string) {
  return queryOptions({
    queryKey: ['finished-analysis', requestId],
    queryFn: async ({ signal }): Promise<FinishedAnalysis> => {
      const combined = await callApi('combinedNewsByRequest', { params: { requestId }, signal });
      const [good, bad] = await Promise.all([
        callApi('goodNews', { params: { id: combined.good_news_obj_id }, signal }),
        callApi('badNews', { params: { id: combined.bad_news_obj_id }, signal }),
      ]);
      return { combined, good, bad };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
