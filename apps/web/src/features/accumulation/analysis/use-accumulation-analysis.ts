import type { MjbProgress } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isDoubtful } from '../../../shared/press/press-state.ts';
import { usePressState } from '../../../shared/press/settle-press.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { type PickedStock, takeHandedStock } from '../../analysis/again/handed-over.ts';
import { ANOTHER_UNDER_WAY } from '../../analysis/run/claim-run.ts';
import type { RunOutcome } from '../../analysis/run/run-state.ts';
import { useAnalysisRun, useOutcome, useResume } from '../../analysis/run/use-analysis-run.ts';
import { useDelayed } from '../../analysis/run/use-delayed.ts';
import { accumulationLists } from '../record-query.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { accumulationRuns } from './kept-analysis.ts';
import { hasFailed, isComplete, isLost, progressQuery } from './progress-query.ts';
import { useAskForAccumulation } from './use-ask-for-accumulation.ts';

const POLL_FAILED = '분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.';

/** The course of an analysis, resumed where this tab left it. The history entry alone decides what is shown. */
export function useAccumulationAnalysis(timing: AnalysisTiming) {
  const client = useQueryClient();
  const analysis = useAnalysisRun(accumulationRuns);
  const { state, run, shown, dispatch, release, show, empty } = analysis;
  const { refreshMember, isClaiming, start, resume, settleAgain } = useAskForAccumulation(analysis);
  const requestId = run?.requestId ?? '';
  const polled = useQuery({ ...progressQuery(requestId, timing), enabled: state.phase === 'running' });

  const { state: entry } = useLocation();
  const startHanded = async (stock: PickedStock, period: DayRange) => {
    const refusal = await start(stock, period);
    if (refusal !== null && refusal !== messages.pressUnknown) showToast('error', refusal);
  };
  useResume(() => {
    const picked = takeHandedStock(entry);
    // An order before this one that is not settled comes first: its answer says whether it was charged.
    if (state.phase === 'asking') {
      if (picked !== null) showToast('error', ANOTHER_UNDER_WAY);
      return resume(state.run);
    }
    if (picked?.period !== undefined) void startHanded(picked, picked.period);
  });
  useOutcome(dispatch, requestId, readOutcome(polled.data, polled.error));

  const press = usePressState(requestId);
  const isStalled = press?.phase === 'stalled';

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

  const running = state.phase === 'asking' ? null : run;
  return {
    phase: running !== null ? ('running' as const) : shown === null ? ('search' as const) : ('shown' as const),
    running,
    shown,
    progress: polled.data?.progress ?? 0,
    /** What the server says of an analysis that has not ended. */
    notice: hasFailed(polled.data) ? undefined : polled.data?.detail,
    /** The request is on its way to the server. */
    isAsking: isClaiming || (state.phase === 'asking' && !isStalled),
    /** The answer to the request was lost; its outcome is being found out. */
    isLooking: isDoubtful(press),
    /** It could not be found out; the member may look again. */
    isStalled,
    settleAgain: () => {
      if (run !== null) settleAgain(run);
    },
    /** The member's sentence where the analysis has ended in error; null while it has not. */
    failure: state.phase === 'failed' ? state.detail : null,
    /** The analysis goes on without us: only the polls failed. */
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

function readOutcome(progress: MjbProgress | undefined, error: Error | null): RunOutcome | null {
  if (isComplete(progress)) return { type: 'finished' };
  if (hasFailed(progress)) return { type: 'failed', detail: progress?.detail ?? '', isLost: false };
  if (error === null) return null;
  return isLost(error)
    ? { type: 'failed', detail: POLL_FAILED, isLost: true }
    : { type: 'failed', detail: '분석 진행 상황을 찾을 수 없어요.', isLost: false };
}
