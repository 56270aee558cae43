import { MJB_REQUEST_PREFIX, type MjbProgress } from '@gaemi/contracts/accumulation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError, sentenceOf } from '../../../shared/api/api-error.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { RunOutcome } from '../../analysis/run/run-state.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import { useAnalysisRun, useOutcome, useResume } from '../../analysis/run/use-analysis-run.ts';
import { useDelayed } from '../../analysis/run/use-delayed.ts';
import { accumulationLists } from '../record-query.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { accumulationRuns, type KeptAnalysis } from './kept-analysis.ts';
import { usePostAccumulation } from './post-accumulation.ts';
import { hasFailed, isComplete, progressQuery } from './progress-query.ts';

const POLL_FAILED = '분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.';

const sent = sentOnce<KeptAnalysis>();

/** The whole course of an analysis, resumed where this tab left it. What is shown is told by the history entry alone. */
export function useAccumulationAnalysis(timing: AnalysisTiming) {
  const client = useQueryClient();
  const posted = usePostAccumulation();
  const { owner, state, run, shown, dispatch, ask, accept, release, show, empty } = useAnalysisRun(accumulationRuns);
  const requestId = run?.requestId ?? '';
  const polled = useQuery({ ...progressQuery(requestId, timing), enabled: state.phase === 'running' });
  useOutcome(dispatch, requestId, outcomeOf(polled.data, polled.error));

  const refreshMember = () => void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  const due = useDelayed(state.phase === 'finished', timing.resultDelay);
  const showResult = useEffectEvent(() => {
    if (run === null) return;
    show(run);
    refreshMember();
    void client.invalidateQueries({ queryKey: accumulationLists });
  });
  useEffect(() => {
    if (due) showResult();
  }, [due]);

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
  useResume(() => {
    if (state.phase === 'asking') void resume(state.run);
  });

  const running = state.phase === 'asking' ? null : run;
  return {
    phase: running !== null ? ('running' as const) : shown === null ? ('search' as const) : ('shown' as const),
    running,
    shown,
    progress: polled.data?.progress ?? 0,
    /** What the server says of an analysis that has not ended. */
    notice: hasFailed(polled.data) ? undefined : polled.data?.detail,
    isAsking: state.phase === 'asking',
    /** The member's sentence where the analysis has ended in error; null while it has not. */
    failure: state.phase === 'failed' ? state.detail : null,
    /** The analysis goes on without us: only the looks at it failed. */
    isLost: state.phase === 'failed' && state.isLost,
    start,
    /** Lets go of the analysis, back to the search. */
    reset: () => {
      release();
      empty();
      refreshMember();
    },
  };
}

function outcomeOf(progress: MjbProgress | undefined, error: Error | null): RunOutcome | null {
  if (isComplete(progress)) return { type: 'finished' };
  if (hasFailed(progress)) return { type: 'failed', detail: progress?.detail ?? '', isLost: false };
  if (error === null) return null;
  return isLost(error)
    ? { type: 'failed', detail: POLL_FAILED, isLost: true }
    : { type: 'failed', detail: '분석 진행 상황을 찾을 수 없어요.', isLost: false };
}

/** Whether only the look failed; the server knows of the analysis. */
function isLost(error: unknown): boolean {
  return !(error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND');
}
