import { useQueryClient } from '@tanstack/react-query';
import { ApiError, writeSentence } from '../../../shared/api/api-error.ts';
import { closePress, markAccepted } from '../../../shared/press/press-store.ts';
import { leavesOpen, OutcomeUnknown } from '../../../shared/press/settle-press.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { Asked } from '../../analysis/run/asked.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import type { useAnalysisRun } from '../../analysis/run/use-analysis-run.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { usePostBad, usePostGood } from './post-news.ts';

const goodSent = sentOnce<KeptAnalysis | null>();
const badSent = sentOnce<unknown>();
const FALLBACK = '뉴스 요청 중 오류 발생';

interface Run extends Pick<ReturnType<typeof useAnalysisRun<KeptAnalysis>>, 'accept' | 'release' | 'dispatch'> {
  /** The credits did not suffice. */
  onShort: () => void;
}

/** The two posts of a news analysis, and how they go on after a reload. */
export function useAskForNews({ accept, release, dispatch, onShort }: Run) {
  const client = useQueryClient();
  const postGood = usePostGood();
  const postBad = usePostBad();
  const refreshMember = () => client.invalidateQueries({ queryKey: memberQuery.queryKey });

  /** Asks for the good side until the outcome is known and then for the bad one. Harmless to repeat: the request id is the same. */
  const askForBoth = async (asked: Asked<KeptAnalysis>) => {
    const { requestId } = asked.run;
    try {
      const accepted = await goodSent.answer(requestId, () => postGood.mutateAsync(asked));
      if (accepted === null) return release();
      void markAccepted(requestId);
      accept(accepted);
      void refreshMember();
      await askForBad(accepted);
    } catch (error) {
      refuse(requestId, error);
    }
  };

  const refuse = (requestId: string, error: unknown) => {
    // The screen offers to look again.
    if (error instanceof OutcomeUnknown) return;
    if (!leavesOpen(error)) void closePress(requestId);
    release();
    // The member has left.
    if (error instanceof ApiError && error.endsSession) return;
    void refreshMember();
    showToast('error', writeSentence(error, FALLBACK));
    if (error instanceof ApiError && error.code === 'NOT_ENOUGH_CREDIT') onShort();
  };

  const askForBad = async (accepted: KeptAnalysis) => {
    const { requestId } = accepted;
    try {
      await badSent.answer(requestId, () => postBad.mutateAsync(accepted));
      dispatch({ type: 'advanced', requestId, change: { stage: 'accepted' } });
    } catch {
      // The analysis runs and is charged all the same: its progress says how it ends, whatever became of this post.
    }
  };

  return {
    refreshMember,
    askForBoth,
    /** After a reload before the answer: goes on only where the server took the request, so that nothing is charged unasked. */
    resume: (run: KeptAnalysis | null) => {
      if (run?.stage === 'picked') void askForBoth({ run, looksFirst: true, sendsWhenAbsent: false });
      if (run?.stage === 'good-accepted') void askForBad(run);
    },
  };
}
