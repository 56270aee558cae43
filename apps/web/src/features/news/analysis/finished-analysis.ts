import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { newsSides } from '@gaemi/domain/news-side';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

export interface FinishedAnalysis {
  combined: CombinedNews;
  /** One for each side. */
  details: NewsDetail[];
}

/** The combined result of a finished analysis and then the details of its sides. */
export function finishedAnalysisQuery(requestId: string) {
  return queryOptions({
    queryKey: ['finished-analysis', requestId],
    queryFn: async ({ signal }): Promise<FinishedAnalysis> => {
      const combined = await callApi('combinedNewsByRequest', { params: { requestId }, signal });
      const details = await Promise.all(
        newsSides.map((side) =>
          callApi('newsDetail', { params: { side, id: combined[`${side}_news_obj_id`] }, signal }),
        ),
      );
      return { combined, details };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
