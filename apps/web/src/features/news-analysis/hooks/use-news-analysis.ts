import { tierOfGrade } from '@gaemi/contracts/grades';
import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createRequestId } from '../../../analysis-run/request-id.ts';
import { callApi } from '../../../api/api-client.ts';
import { ApiError, sentenceOf } from '../../../api/api-error.ts';
import { memberQuery } from '../../../session/member.ts';
import { useSignedInMember } from '../../../session/signed-in-member.ts';
import { hasFailed } from '../api/news-progress.ts';
import { usePostNews } from '../api/post-news.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { type KeptAnalysis, keepAnalysis, readKeptAnalysis, readShownState, shownState } from './kept-analysis.ts';
import { useAnalysisWatch } from './use-analysis-watch.ts';

export interface PickedStock {
  code: string;
  name: string;
}

/** No analysis → running (asked for, polled, result awaited) → shown. */
export type AnalysisPhase = 'search' | 'running' | 'loading' | 'shown';

/** The whole course of one analysis, resumed where this tab left it. What is shown is told by the history entry alone. */
export function useNewsAnalysis(timing: AnalysisTiming) {
  const { user_email: owner, grade } = useSignedInMember();
  const client = useQueryClient();
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setRunning] = useState(() => readKeptAnalysis(owner));
  const [refused, setRefused] = useState({ requestId: '', detail: '' });
  const postGood = usePostNews('good');
  const postBad = usePostNews('bad');
  const shown = readShownState(state, owner);
  // Kept until the entry of its result is there, so that the search is not seen in between.
  const hasArrived = kept !== null && kept.requestId === shown?.requestId;
  const running = hasArrived ? null : kept;
  const requestId = running?.requestId ?? '';
  const refusal = requestId !== '' && refused.requestId === requestId ? refused.detail : null;

  const watch = useAnalysisWatch({ running, isRefused: refusal !== null, shown }, timing);
  const refreshMember = () => client.invalidateQueries({ queryKey: memberQuery.queryKey });

  useEffect(() => keepAnalysis(running), [running]);
  useEffect(() => {
    if (hasArrived) setRunning(null);
  }, [hasArrived]);

  const { panelDue, resultArrived } = watch;
  useEffect(() => {
    if (panelDue && running !== null) navigate({ search }, { state: shownState(running) });
  }, [panelDue]);

  useEffect(() => {
    // The last word on the credit, whatever the analysis cost.
    if (resultArrived) void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [resultArrived, client]);

  /** Asks for the good side and, once that is accepted, for the bad one. Harmless to repeat: the request id is the same. */
  const askForBoth = async (picked: KeptAnalysis) => {
    const member = await client.fetchQuery({ ...memberQuery, staleTime: 0 }).catch(() => undefined);
    if (member === null) return keepAnalysis(null);
    const asked = member === undefined ? picked : { ...picked, tier: tierOfGrade[member.grade] };
    try {
      const { charged } = await postGood.mutateAsync(asked);
      const accepted: KeptAnalysis = { ...asked, stage: 'good-accepted', charged };
      setRunning(accepted);
      void refreshMember();
      await askForBad(accepted);
    } catch {
      // The toast has said why; back to the search. Forgotten at once: an ended session takes this screen away.
      keepAnalysis(null);
      setRunning(null);
      void refreshMember();
    }
  };

  const askForBad = async (accepted: KeptAnalysis) => {
    try {
      await postBad.mutateAsync(accepted);
      setRunning((current) =>
        current?.requestId === accepted.requestId && current.stage === 'good-accepted'
          ? { ...current, stage: 'accepted' }
          : current,
      );
    } catch (error) {
      setRefused({ requestId: accepted.requestId, detail: sentenceOf(error, '뉴스 요청 중 오류 발생') });
    }
  };

  /** After a reload before the answer: goes on only where the server took the request, so that nothing is charged unasked. */
  const resumePicked = async (picked: KeptAnalysis) => {
    try {
      await callApi('newsProgress', { params: { requestId: picked.requestId } });
      const accepted: KeptAnalysis = { ...picked, stage: 'good-accepted' };
      setRunning(accepted);
      await askForBad(accepted);
    } catch {
      setRunning(null);
    }
  };

  const start = (stock: PickedStock) => {
    const picked: KeptAnalysis = {
      requestId: createRequestId(),
      stock: { code: stock.code, name: stock.name },
      tier: tierOfGrade[grade],
      owner,
      stage: 'picked',
      charged: null,
    };
    setRunning(picked);
    void askForBoth(picked);
  };

  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    if (running?.stage === 'picked') void resumePicked(running);
    if (running?.stage === 'good-accepted') void askForBad(running);
  }, []);

  /** Lets go of an analysis whose result does not come. */
  const leave = () => {
    setRunning(null);
    void refreshMember();
  };

  return {
    ...watch,
    phase: phaseOf({ running, shown, hasResult: watch.result !== undefined }),
    stock: (running ?? shown)?.stock ?? null,
    charged: running?.charged ?? null,
    /** The member's sentence where the analysis has ended in error; null while it has not. */
    failure: refusal ?? failureOf(watch.progress, watch.pollError),
    start,
    leave,
    /** Back to the empty search. */
    reset: () => {
      leave();
      navigate({ search: '' }, { replace: true });
    },
  };
}

interface Course {
  running: KeptAnalysis | null;
  shown: KeptAnalysis | null;
  hasResult: boolean;
}

function phaseOf({ running, shown, hasResult }: Course): AnalysisPhase {
  if (running !== null) return 'running';
  if (shown === null) return 'search';
  return hasResult ? 'shown' : 'loading';
}

function failureOf(progress: NewsProgress | undefined, error: Error | null): string | null {
  if (hasFailed(progress)) return progress?.detail ?? '';
  if (error === null) return null;
  return error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND'
    ? '분석 진행 상황을 찾을 수 없어요.'
    : sentenceOf(error);
}
