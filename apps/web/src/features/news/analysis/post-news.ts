import { creditCosts } from '@gaemi/domain/members/credits';
import { type NewsTier, tierOfGrade } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isClosedPress, isOpenPress } from '../../../shared/press/press-store.ts';
import { settlePress } from '../../../shared/press/settle-press.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import { CallDropped } from '../../../shared/session/renewal.ts';
import type { Asked } from '../../analysis/run/asked.ts';
import { isKnownAnalysis } from '../../analysis/run/is-known-analysis.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { hasFailed, isComplete } from './news-progress.ts';

/** Posts the good side, which charges, until its outcome is known; null when the server never took it and must not. */
export function usePostGood() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ run, looksFirst, sendsWhenAbsent }: Asked<KeptAnalysis>): Promise<KeptAnalysis | null> => {
      // One tier for all repeats, though the grade may change between them.
      let asked: KeptAnalysis | null = null;
      const settled = await settlePress({
        id: run.requestId,
        send: async () => {
          if (asked === null) {
            const member = await client.fetchQuery({ ...memberQuery, staleTime: 0 }).catch(() => undefined);
            if (member === null) throw new CallDropped();
            asked = member === undefined ? run : atShownPrice(run, tierOfGrade[member.grade]);
          }
          return postSide(asked, 'good');
        },
        look: () => isKnownAnalysis(() => lookAt(run.requestId)),
        looksFirst,
        sendsWhenAbsent,
        // The id stands for an analysis that another tier has ordered: it was accepted.
        isDone: ({ code }) => looksFirst && code === 'REQUEST_ID_REUSED',
        isOpen: () => !sendsWhenAbsent || isOpenPress(run.requestId),
        isClosed: () => isClosedPress(run.requestId),
      });
      if (!settled.isAccepted) return null;
      return { ...(asked ?? run), stage: 'good-accepted', charged: settled.answer?.charged ?? null };
    },
    meta: { errors: 'in-place' },
  });
}

/** The run in the tier of the member's grade of now. Refuses where that costs more than the button said. */
function atShownPrice(run: KeptAnalysis, tier: NewsTier): KeptAnalysis {
  const cost = creditCosts.news[tier];
  if (cost <= creditCosts.news[run.tier]) return { ...run, tier };
  const detail = `등급이 바뀌어 이제 ${cost} 크레딧이에요. 다시 눌러 주세요.`;
  throw new ApiError({ status: 409, code: 'VALIDATION_FAILED', detail });
}

/** Posts the bad side, which charges nothing. */
export function usePostBad() {
  return useMutation({
    mutationFn: (run: KeptAnalysis) =>
      settlePress({ id: `${run.requestId} bad`, send: () => postSide(run, 'bad'), isOpen: () => true }),
    meta: { errors: 'in-place' },
  });
}

/** Whether the server runs this analysis. */
export async function isRunningNews(requestId: string): Promise<boolean> {
  const progress = await lookAt(requestId);
  return !isComplete(progress) && !hasFailed(progress);
}

const lookAt = (requestId: string) => callApi('newsProgress', { params: { requestId } });

function postSide({ requestId, stock, tier }: KeptAnalysis, side: NewsSide) {
  return callApi('postNews', {
    params: { tier, side },
    body: { request_id: requestId, stock_name: stock.name, stock_code: stock.code },
  });
}
