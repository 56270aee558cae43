import { tierOfGrade } from '@gaemi/domain/members/grades';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError, sentenceOf } from '../../../shared/api/api-error.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import type { useAnalysisRun } from '../../analysis/run/use-analysis-run.ts';
import { type KeptAnalysis, newsRuns } from './kept-analysis.ts';
import { usePostNews } from './post-news.ts';

const goodSent = sentOnce<KeptAnalysis | null>();
const badSent = sentOnce<unknown>();

interface Run extends Pick<ReturnType<typeof useAnalysisRun<KeptAnalysis>>, 'accept' | 'release' | 'dispatch'> {
  /** The credits did not suffice. */
  onShort: () => void;
}

/** The two posts of a news analysis, and how they go on after a reload. */
export function useAskForNews({ accept, release, dispatch, onShort }: Run) {
  const client = useQueryClient();
  const postGood = usePostNews('good');
  const postBad = usePostNews('bad');
  const refreshMember = () => client.invalidateQueries({ queryKey: memberQuery.queryKey });

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
      accept(accepted);
      void refreshMember();
      await askForBad(accepted);
    } catch (error) {
      // The toast has said why; back to the search.
      release();
      void refreshMember();
      if (error instanceof ApiError && error.code === 'NOT_ENOUGH_CREDIT') onShort();
    }
  };

  const askForBad = async (accepted: KeptAnalysis) => {
    const { requestId } = accepted;
    try {
      await badSent.answer(requestId, () => postBad.mutateAsync(accepted));
      dispatch({ type: 'advanced', requestId, change: { stage: 'accepted' } });
    } catch (error) {
      dispatch({ type: 'failed', requestId, detail: sentenceOf(error, '뉴스 요청 중 오류 발생'), isLost: false });
    }
  };

  /** After a reload before the answer: goes on only where the server took the request, so that nothing is charged unasked. */
  const resumePicked = async (picked: KeptAnalysis) => {
    if (goodSent.isUnderWay(picked.requestId)) return askForBoth(picked);
    try {
      await callApi('newsProgress', { params: { requestId: picked.requestId } });
      const accepted: KeptAnalysis = { ...picked, stage: 'good-accepted' };
      accept(accepted);
      await askForBad(accepted);
    } catch {
      release();
    }
  };

  return {
    refreshMember,
    askForBoth,
    resume: (run: KeptAnalysis | null) => {
      if (run?.stage === 'picked') void resumePicked(run);
      if (run?.stage === 'good-accepted') void askForBad(run);
    },
  };
}
