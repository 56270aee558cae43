import { MJB_REQUEST_PREFIX } from '@gaemi/contracts/accumulation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError, sentenceOf } from '../../../shared/api/api-error.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import { useDelayed } from '../../analysis/run/use-delayed.ts';
import { useKeptRun } from '../../analysis/run/use-kept-run.ts';
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
  const { owner, running, shown, follow, note, show, empty } = useKeptRun(accumulationRuns);
  const requestId = running?.requestId ?? '';
  const polled = useQuery({ ...progressQuery(requestId, timing), enabled: running?.stage === 'accepted' });
  const complete = running?.stage === 'accepted' && isComplete(polled.data);
  const due = useDelayed(complete, timing.resultDelay);

  const refreshMember = () => void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  const asking = useRef<Promise<string | null> | null>(null);
  useEffect(() => {
    if (running === null) asking.current = null;
  }, [running]);

  useEffect(() => {
    if (!due || running === null) return;
    show(running);
    refreshMember();
    void client.invalidateQueries({ queryKey: accumulationLists });
  }, [due]);

  const post = async (asked: KeptAnalysis): Promise<KeptAnalysis> => {
    const { charged } = await posted.mutateAsync(asked);
    return { ...asked, stage: 'accepted', charged };
  };

  const ask = (stock: KeptAnalysis['stock'], period: DayRange): Promise<string | null> => {
    const asked: KeptAnalysis = {
      requestId: `${MJB_REQUEST_PREFIX}${createRequestId()}`,
      stock: { code: stock.code, name: stock.name },
      period,
      owner,
      stage: 'asked',
      charged: null,
    };
    accumulationRuns.keep(asked);
    return followOnceTaken(asked);
  };

  const followOnceTaken = async (asked: KeptAnalysis): Promise<string | null> => {
    try {
      follow(await sent.answer(asked.requestId, () => post(asked)));
      return null;
    } catch (error) {
      asking.current = null;
      follow(null);
      return sentenceOf(error, '매집비 요청 중 오류 발생');
    } finally {
      refreshMember();
    }
  };

  /**
   * Asks for an analysis. Null once the server has taken it, else the member's sentence; the screen then stays as it is. The second press of a
   * double click comes before the screen has changed: it is the same request, so that nothing is charged twice.
   */
  const start = (stock: KeptAnalysis['stock'], period: DayRange): Promise<string | null> => {
    asking.current ??= ask(stock, period);
    return asking.current;
  };

  /** The request that is on its way since an earlier visit: its refusal has no window any more. */
  const awaitSent = async (asked: KeptAnalysis) => {
    asking.current = followOnceTaken(asked);
    const refusal = await asking.current;
    if (refusal !== null) showToast('error', refusal);
  };

  /** After a reload before the answer: lets go where the server never took the request, so that nothing is charged unasked. */
  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current || running?.stage !== 'asked') return;
    resumed.current = true;
    if (sent.isUnderWay(running.requestId)) {
      void awaitSent(running);
      return;
    }
    const goOn = () => note(running.requestId, { stage: 'accepted' });
    callApi('mjbProgress', { params: { id: running.requestId } }).then(goOn, (error: Error) =>
      isLost(error) ? goOn() : follow(null),
    );
  }, []);

  const isRunning = running !== null && running.stage === 'accepted';
  return {
    phase: isRunning ? ('running' as const) : shown === null ? ('search' as const) : ('shown' as const),
    running: isRunning ? running : null,
    shown,
    progress: polled.data?.progress ?? 0,
    /** What the server says of an analysis that has not ended. */
    notice: hasFailed(polled.data) ? undefined : polled.data?.detail,
    /** The request is on its way to the server. */
    isAsking: posted.isPending || running?.stage === 'asked',
    /** The member's sentence where the analysis has ended in error; null while it has not. */
    failure: failureOf(hasFailed(polled.data) ? (polled.data?.detail ?? '') : null, polled.error),
    /** The analysis goes on without us: only the looks at it failed. */
    isLost: isLost(polled.error),
    start,
    /** Lets go of the analysis, back to the search. */
    reset: () => {
      follow(null);
      empty();
      refreshMember();
    },
  };
}

function failureOf(detail: string | null, error: Error | null): string | null {
  if (detail !== null || error === null) return detail;
  return isLost(error) ? POLL_FAILED : '분석 진행 상황을 찾을 수 없어요.';
}

function isLost(error: Error | null): boolean {
  return error !== null && !(error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND');
}
