import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import type { KeptAnalysis } from './kept-analysis.ts';

const MOST_RETRIES = 2;

/** Asks for an analysis. The request id makes repeats harmless, so a lost answer is asked for again. The screen says what was refused. */
export function usePostAccumulation() {
  return useMutation({
    mutationFn: ({ requestId, stock, period }: KeptAnalysis) =>
      callApi('postMjb', {
        body: {
          request_id: requestId,
          stock_name: stock.name,
          stock_code: stock.code,
          start_date: period.from,
          end_date: period.to,
        },
      }),
    retry: (failures, error) => error instanceof ApiError && error.isPassing && failures < MOST_RETRIES,
    meta: { errors: 'in-place' },
  });
}
