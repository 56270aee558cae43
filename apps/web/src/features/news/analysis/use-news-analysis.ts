import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { tierOfGrade } from '@gaemi/domain/members/grades';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError, sentenceOf } from '../../../shared/api/api-error.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import { useKeptRun } from '../../analysis/run/use-kept-run.ts';
import type { AnalysisTiming } from './analysis-timing.ts';
import { type KeptAnalysis, newsRuns } from './kept-analysis.ts';
import { hasFailed } from './news-progress.ts';
import { usePostNews } from './post-news.ts';
import { useAnalysisWatch } from './use-analysis-watch.ts';

export interface PickedStock {
  code: string;
  name: string;
}

/** No analysis → running (asked for, polled, result awaited) → shown. */
export type AnalysisPhase = 'search' | 'running' | 'loading' | 'shown';

const goodSent = sentOnce<KeptAnalysis | null>();
const badSent = sentOnce<unknown>();

/** The whole course of one analysis, resumed where this tab left it. What is shown is told by the history entry alone. */
export function useNewsAnalysis(timing: AnalysisTiming) {
  const { grade } = useSignedInMember();
  const client = useQueryClient();
  const { owner, running, shown, follow, note, show, empty } = useKeptRun(newsRuns);
  const [refused, setRefused] = useState({ requestId: '', detail: '' });
  const postGood = usePostNews('good');
  const postBad = usePostNews('bad');
  const requestId = running?.requestId ?? '';
  const refusal = requestId !== '' && refused.requestId === requestId ? refused.detail : null;

  const watch = useAnalysisWatch({ running, isRefused: refusal !== null, shown }, timing);
  const refreshMember = () => client.invalidateQueries({ queryKey: memberQuery.queryKey });

  const { panelDue, resultArrived } = watch;
  useEffect(() => {
    if (panelDue && running !== null) show(running);
  }, [panelDue]);

  useEffect(() => {
    // The last word on the credit, whatever the analysis cost.
    if (resultArrived) void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [resultArrived, client]);

  /** The analysis as the server accepted it; null where the session has ended. */
  const askForGood = async (picked: KeptAnalysis): Promise<KeptAnalysis | null> => {
    const member = await client.fetchQuery({ ...memberQuery, staleTime: 0 }).catch(() => undefined);
    if (member === null) return null;
    const asked = member === undefined ? picked : { ...picked, tier: tierOfGrade[member.grade] };
    const { charged } = await postGood.mutateAsync(asked);
    return { ...asked, stage: 'good-accepted', charged };
  };

  /** Asks for the good side and, once that is accepted, for the bad one. Harmless to repeat: the request id is the same. */
  const askForBoth = async (picked: KeptAnalysis) => {
    try {
      const accepted = await goodSent.answer(picked.requestId, () => askForGood(picked));
      if (accepted === null) return newsRuns.keep(null);
      follow(accepted);
      void refreshMember();
      await askForBad(accepted);
    } catch {
      // The toast has said why; back to the search.
      follow(null);
      void refreshMember();
    }
  };

  const askForBad = async (accepted: KeptAnalysis) => {
    try {
      await badSent.answer(accepted.requestId, () => postBad.mutateAsync(accepted));
      note(accepted.requestId, { stage: 'accepted' });
    } catch (error) {
      setRefused({ requestId: accepted.requestId, detail: sentenceOf(error, '뉴스 요청 중 오류 발생') });
    }
  };

  /** After a reload before the answer: goes on only where the server took the request, so that nothing is charged unasked. */
  const resumePicked = async (picked: KeptAnalysis) => {
    if (goodSent.isUnderWay(picked.requestId)) return askForBoth(picked);
    try {
      await callApi('newsProgress', { params: { requestId: picked.requestId } });
      const accepted: KeptAnalysis = { ...picked, stage: 'good-accepted' };
      follow(accepted);
      await askForBad(accepted);
    } catch {
      follow(null);
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
    follow(picked);
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
    follow(null);
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
      empty();
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
