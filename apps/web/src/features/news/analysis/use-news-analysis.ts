import { tierOfGrade } from '@gaemi/domain/members/grades';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isDoubtful } from '../../../shared/press/press-state.ts';
import { usePressState } from '../../../shared/press/settle-press.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { type PickedStock, takeHandedStock } from '../../analysis/again/handed-over.ts';
import { ANOTHER_UNDER_WAY, claimRun } from '../../analysis/run/claim-run.ts';
import { useAnalysisRun, useOutcome, useResume } from '../../analysis/run/use-analysis-run.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { type KeptAnalysis, newsRuns } from './kept-analysis.ts';
import { isRunningNews } from './post-news.ts';
import { useAnalysisWatch } from './use-analysis-watch.ts';
import { useAskForNews } from './use-ask-for-news.ts';

/** The course of one analysis, resumed where this tab left it. The history entry alone decides what is shown. */
export function useNewsAnalysis(timing: AnalysisTiming) {
  const { grade } = useSignedInMember();
  const analysis = useAnalysisRun(newsRuns);
  const { owner, state, run, shown, dispatch, ask, accept, release, show, empty } = analysis;
  const [isShort, setShort] = useState(false);
  const { refreshMember, askForBoth, resume } = useAskForNews({ ...analysis, onShort: () => setShort(true) });
  const { outcome, panelDue, resultArrived, ...watch } = useAnalysisWatch({ state, shown }, timing);

  useOutcome(dispatch, run?.requestId ?? '', outcome);
  const press = usePressState(run?.requestId ?? '');

  const showResult = useEffectEvent(() => {
    if (run !== null) show(run);
  });
  useEffect(() => {
    if (panelDue) showResult();
  }, [panelDue]);

  // The last word on the credit, whatever the analysis cost.
  const refreshCredit = useEffectEvent(() => void refreshMember());
  useEffect(() => {
    if (resultArrived) refreshCredit();
  }, [resultArrived]);

  /** Code of the stock whose earlier order is being looked up, before this one is asked for. */
  const claiming = useRef<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);
  const start = async ({ code, name }: PickedStock) => {
    if (claiming.current !== null) {
      // The second press of a double click comes before the screen has changed.
      if (claiming.current !== code) showToast('error', ANOTHER_UNDER_WAY);
      return;
    }
    claiming.current = code;
    setClaiming(true);
    const claim = { kind: 'news', target: code, owner, createId: createRequestId } as const;
    const { requestId, known } = await claimRun(claim, isRunningNews).finally(() => {
      claiming.current = null;
      setClaiming(false);
    });
    const tier = tierOfGrade[grade];
    const picked: KeptAnalysis = { requestId, stock: { code, name }, tier, owner, stage: 'picked', charged: null };
    ask(picked);
    if (known === 'running') accept({ ...picked, stage: 'accepted' });
    else void askForBoth({ run: picked, looksFirst: known === 'asked', sendsWhenAbsent: true });
  };

  const { state: entry } = useLocation();
  useResume(() => {
    const picked = takeHandedStock(entry);
    if (picked === null) return resume(run);
    // The order before this one is not settled: its answer says whether it was charged.
    if (run?.stage === 'picked') {
      showToast('error', ANOTHER_UNDER_WAY);
      return resume(run);
    }
    void start(picked);
  });

  /** Lets go of an analysis whose result does not come. */
  const leave = () => {
    release();
    void refreshMember();
  };

  return {
    ...watch,
    phase: state.phase === 'idle' ? phaseOfResult(shown, watch.result !== undefined) : ('running' as const),
    stock: (run ?? shown)?.stock ?? null,
    charged: run?.charged ?? null,
    /** The member's sentence where the analysis has ended in error; null while it has not. */
    failure: state.phase === 'failed' ? state.detail : null,
    /** An earlier order of the stock is being looked up. */
    isClaiming,
    /** The answer to the order was lost; its outcome is being found out. */
    isLooking: isDoubtful(press),
    /** It could not be found out; the member may look again. */
    isStalled: press?.phase === 'stalled',
    settleAgain: () => {
      if (run !== null) void askForBoth({ run, looksFirst: true, sendsWhenAbsent: true });
    },
    /** The last order was refused for want of credits. */
    isShort,
    closeShort: () => setShort(false),
    start,
    leave,
    /** Back to the empty search. */
    reset: () => {
      leave();
      empty();
    },
  };
}

function phaseOfResult(shown: KeptAnalysis | null, isLoaded: boolean): 'search' | 'loading' | 'shown' {
  if (shown === null) return 'search';
  return isLoaded ? 'shown' : 'loading';
}
