import { tierOfGrade } from '@gaemi/domain/members/grades';
import { useEffect, useEffectEvent, useState } from 'react';
import { createRequestId } from '../../../shared/request-id.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { useAnalysisRun, useOutcome, useResume } from '../../analysis/run/use-analysis-run.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { type KeptAnalysis, newsRuns } from './kept-analysis.ts';
import { useAnalysisWatch } from './use-analysis-watch.ts';
import { useAskForNews } from './use-ask-for-news.ts';

export interface PickedStock {
  code: string;
  name: string;
}

/** The whole course of one analysis, resumed where this tab left it. What is shown is told by the history entry alone. */
export function useNewsAnalysis(timing: AnalysisTiming) {
  const { grade } = useSignedInMember();
  const analysis = useAnalysisRun(newsRuns);
  const { owner, state, run, shown, dispatch, ask, release, show, empty } = analysis;
  const [isShort, setShort] = useState(false);
  const { refreshMember, askForBoth, resume } = useAskForNews({ ...analysis, onShort: () => setShort(true) });
  const { outcome, panelDue, resultArrived, ...watch } = useAnalysisWatch({ state, shown }, timing);

  useResume(() => resume(run));
  useOutcome(dispatch, run?.requestId ?? '', outcome);

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

  const start = (stock: PickedStock) => {
    const picked: KeptAnalysis = {
      requestId: createRequestId(),
      stock: { code: stock.code, name: stock.name },
      tier: tierOfGrade[grade],
      owner,
      stage: 'picked',
      charged: null,
    };
    ask(picked);
    void askForBoth(picked);
  };

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
