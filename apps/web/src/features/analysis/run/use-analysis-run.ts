import { type Dispatch, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countResult } from '../../../shared/install/count-result.ts';
import { closePress } from '../../../shared/press/press-store.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import type { KeptRun, RunKeeping } from './kept-run.ts';
import { nextRunState, type RunEvent, type RunOutcome, type RunState } from './run-state.ts';

/** The analysis that this tab follows, resumed where it left it, and the one that is shown, as the history entry tells it. */
export function useAnalysisRun<Run extends KeptRun>(keeping: RunKeeping<Run>) {
  const { user_email: owner } = useSignedInMember();
  const { state: entry, search } = useLocation();
  const navigate = useNavigate();
  const [followed, dispatch] = useReducer(nextRunState<Run>, null, () => resumedState(keeping, owner));
  const shown = keeping.readShown(entry, owner);
  // Followed until the entry of its result is there, so that the search is not seen in between.
  const hasArrived = followed.phase !== 'idle' && followed.run.requestId === shown?.requestId;
  const state: RunState<Run> = hasArrived ? { phase: 'idle' } : followed;
  const run = state.phase === 'idle' ? null : state.run;

  useEffect(() => keeping.keep(run), [keeping, run]);
  const arrivedId = hasArrived ? shown?.requestId : undefined;
  useEffect(() => {
    if (arrivedId !== undefined) dispatch({ type: 'arrived', requestId: arrivedId });
  }, [arrivedId]);

  // Kept at once, not in an effect: an ended session takes the screen away.
  const keepAnd = (kept: Run | null, event: RunEvent<Run>) => {
    keeping.keep(kept);
    dispatch(event);
  };
  return {
    owner,
    state,
    run,
    shown,
    dispatch,
    ask: (asked: Run) => keepAnd(asked, { type: 'asked', run: asked }),
    accept: (accepted: Run) => keepAnd(accepted, { type: 'accepted', run: accepted }),
    release: () => keepAnd(null, { type: 'released' }),
    /** An entry of its own for a result. */
    show: (result: Run) => {
      countResult();
      return navigate({ search }, { state: keeping.shownState(result) });
    },
    /** Back to the empty search. */
    empty: () => navigate({ search: '' }, { replace: true }),
  };
}

function resumedState<Run extends KeptRun>(keeping: RunKeeping<Run>, owner: string): RunState<Run> {
  const run = keeping.read(owner);
  if (run === null) return { phase: 'idle' };
  return { phase: keeping.isAsked(run) ? 'asking' : 'running', run };
}

/** Hands what the polls have ended in, null while they go on, to the state of the analysis. */
export function useOutcome<Run extends KeptRun>(
  dispatch: Dispatch<RunEvent<Run>>,
  requestId: string,
  outcome: RunOutcome | null,
): void {
  const type = outcome?.type;
  const hand = useEffectEvent(() => {
    if (outcome === null) return;
    // Over: the next press on its order is another one.
    if (!(outcome.type === 'failed' && outcome.isLost)) void closePress(requestId);
    dispatch({ ...outcome, requestId });
  });
  useEffect(() => {
    if (type !== undefined && requestId !== '') hand();
  }, [type, requestId]);
}

/** Runs `resume` once after the first render, also where strict mode runs effects twice. */
export function useResume(resume: () => void): void {
  const hasResumed = useRef(false);
  const run = useEffectEvent(resume);
  useEffect(() => {
    if (hasResumed.current) return;
    hasResumed.current = true;
    run();
  }, []);
}
