import { MJB_REQUEST_PREFIX } from '@gaemi/contracts/accumulation';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import type { useAnalysisRun } from '../../analysis/run/use-analysis-run.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { usePostAccumulation } from './post-accumulation.ts';
import { isLost } from './progress-query.ts';

const sent = sentOnce<KeptAnalysis>();

type Run = Pick<ReturnType<typeof useAnalysisRun<KeptAnalysis>>, 'owner' | 'ask' | 'accept' | 'release'>;

/** The post of an accumulation analysis, and how it goes on after a reload. */
export function useAskForAccumulation({ owner, ask, accept, release }: Run) {
  const client = useQueryClient();
  const posted = usePostAccumulation();
  const refreshMember = () => void client.invalidateQueries({ queryKey: memberQuery.queryKey });

  const post = async (asked: KeptAnalysis): Promise<KeptAnalysis> => {
    const { charged } = await posted.mutateAsync(asked);
    return { ...asked, stage: 'accepted', charged };
  };

  /** The answer that is waited for. The second press of a double click comes before the screen has changed: it is the same request. */
  const answer = useRef<Promise<string | null> | null>(null);
  const acceptOnceTaken = async (asked: KeptAnalysis): Promise<string | null> => {
    try {
      accept(await sent.answer(asked.requestId, () => post(asked)));
      return null;
    } catch (error) {
      release();
      return sentenceOf(error, '매집비 요청 중 오류 발생');
    } finally {
      answer.current = null;
      refreshMember();
    }
  };

  /** Asks for an analysis. Null once the server has taken it, else the member's sentence; the screen then stays as it is. */
  const start = (stock: KeptAnalysis['stock'], period: DayRange): Promise<string | null> => {
    if (answer.current !== null) return answer.current;
    const asked: KeptAnalysis = {
      requestId: `${MJB_REQUEST_PREFIX}${createRequestId()}`,
      stock: { code: stock.code, name: stock.name },
      period,
      owner,
      stage: 'asked',
      charged: null,
    };
    ask(asked);
    answer.current = acceptOnceTaken(asked);
    return answer.current;
  };

  /** The request that is on its way since an earlier visit: its refusal has no window any more. */
  const awaitSent = async (asked: KeptAnalysis) => {
    answer.current = acceptOnceTaken(asked);
    const refusal = await answer.current;
    if (refusal !== null) showToast('error', refusal);
  };

  /** After a reload before the answer: lets go where the server never took the request, so that nothing is charged unasked. */
  const resume = async (asked: KeptAnalysis) => {
    if (sent.isUnderWay(asked.requestId)) return awaitSent(asked);
    try {
      await callApi('mjbProgress', { params: { id: asked.requestId } });
    } catch (error) {
      if (!isLost(error)) return release();
    }
    accept({ ...asked, stage: 'accepted' });
  };

  return { refreshMember, start, resume };
}
