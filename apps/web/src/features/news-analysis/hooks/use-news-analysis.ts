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

/** The whole course of one analysis, resumed where this tab left it. */
export function useNewsAnalysis(timing: AnalysisTiming) {
  const { user_email: owner, grade } = useSignedInMember();
  const client = useQueryClient();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [analysis, setAnalysis] = useState(() => readKeptAnalysis(owner) ?? readShownState(state, owner));
  const [refused, setRefused] = useState({ requestId: '', detail: '' });
  const postGood = usePostNews('good');
  const postBad = usePostNews('bad');
  const requestId = analysis?.requestId ?? '';
  const refusal = requestId !== '' && refused.requestId === requestId ? refused.detail : null;

  const watch = useAnalysisWatch(analysis, timing, refusal !== null);
  const refreshMember = () => client.invalidateQueries({ queryKey: memberQuery.queryKey });

  useEffect(() => keepAnalysis(analysis), [analysis]);

  const { panelDue, resultArrived } = watch;
  useEffect(() => {
    if (!panelDue || analysis === null) return;
    const shown: KeptAnalysis = { ...analysis, stage: 'shown' };
    setAnalysis(shown);
    navigate('.', { replace: true, state: shownState(shown) });
  }, [panelDue, analysis, navigate]);

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
      setAnalysis(accepted);
      void refreshMember();
      await askForBad(accepted);
    } catch {
      // The toast has said why; back to the search. Forgotten at once: an ended session takes this screen away.
      keepAnalysis(null);
      setAnalysis(null);
      void refreshMember();
    }
  };

  const askForBad = async (accepted: KeptAnalysis) => {
    try {
      await postBad.mutateAsync(accepted);
      setAnalysis((current) =>
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
      setAnalysis(accepted);
      await askForBad(accepted);
    } catch {
      setAnalysis(null);
    }
  };

  const start = (stock: PickedStock) => {
    const picked: KeptAnalysis = {
      requestId: createRequestId(),
      stock,
      tier: tierOfGrade[grade],
      owner,
      stage: 'picked',
      charged: null,
    };
    setAnalysis(picked);
    void askForBoth(picked);
  };

  const resumed = useRef(false);
  useEffect(() => {
    if (resumed.current) return;
    resumed.current = true;
    if (analysis?.stage === 'picked') void resumePicked(analysis);
    if (analysis?.stage === 'good-accepted') void askForBad(analysis);
  }, []);

  const reset = () => {
    setAnalysis(null);
    if (analysis?.stage === 'shown') navigate('.', { replace: true, state: null });
    void refreshMember();
  };

  return {
    ...watch,
    phase: phaseOf(analysis, watch.result !== undefined),
    stock: analysis?.stock ?? null,
    charged: analysis?.charged ?? null,
    /** The member's sentence where the analysis has ended in error; null while it has not. */
    failure: refusal ?? failureOf(watch.progress, watch.pollError),
    start,
    reset,
  };
}

function phaseOf(analysis: KeptAnalysis | null, hasResult: boolean): AnalysisPhase {
  if (analysis === null) return 'search';
  if (analysis.stage !== 'shown') return 'running';
  return hasResult ? 'shown' : 'loading';
}

function failureOf(progress: NewsProgress | undefined, error: Error | null): string | null {
  if (hasFailed(progress)) return progress?.detail ?? '';
  if (error === null) return null;
  return error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND'
    ? '분석 진행 상황을 찾을 수 없어요.'
    : sentenceOf(error);
}
