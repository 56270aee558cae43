import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { isClosedPress, isOpenPress } from '../../../shared/press/press-store.ts';
import { settlePress } from '../../../shared/press/settle-press.ts';
import type { Asked } from '../../analysis/run/asked.ts';
import { isKnownAnalysis } from '../../analysis/run/is-known-analysis.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { hasFailed, isComplete } from './progress-query.ts';

/** Posts an analysis until its outcome is known; null when the server never took it and must not. The screen shows refusals. */
export function usePostAccumulation() {
  return useMutation({
    mutationFn: async ({ run, looksFirst, sendsWhenAbsent }: Asked<KeptAnalysis>): Promise<KeptAnalysis | null> => {
      const settled = await settlePress({
        id: run.requestId,
        send: () => post(run),
        look: () => isKnownAnalysis(() => lookAt(run.requestId)),
        looksFirst,
        sendsWhenAbsent,
        isOpen: () => !sendsWhenAbsent || isOpenPress(run.requestId),
        isClosed: () => isClosedPress(run.requestId),
      });
      if (!settled.isAccepted) return null;
      return { ...run, stage: 'accepted', charged: settled.answer?.charged ?? null };
    },
    meta: { errors: 'in-place' },
  });
}

/** Whether the server runs this analysis. */
export async function isRunningAccumulation(requestId: string): Promise<boolean> {
  const progress = await lookAt(requestId);
  return !isComplete(progress) && !hasFailed(progress);
}

const lookAt = (requestId: string) => callApi('mjbProgress', { params: { id: requestId } });

function post({ requestId, stock, period }: KeptAnalysis) {
  return callApi('postMjb', {
    body: {
      request_id: requestId,
      stock_name: stock.name,
      stock_code: stock.code,
      start_date: period.from,
      end_date: period.to,
    },
  });
}
