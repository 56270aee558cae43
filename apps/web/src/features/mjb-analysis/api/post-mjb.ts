import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { KeptMjb } from '../hooks/kept-mjb.ts';

const MOST_RETRIES = 2;

/** Asks for an analysis. The request id makes repeats harmless, so a lost answer is asked for again. The screen says what was refused. */
export function usePostMjb() {
  return useMutation({
    mutationFn: ({ requestId, stock, period }: KeptMjb) =>
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
