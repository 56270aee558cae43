import { MJB_REQUEST_PREFIX } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { closePress, markAccepted } from '../../../shared/press/press-store.ts';
import { leavesOpen, OutcomeUnknown } from '../../../shared/press/settle-press.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { claimRun } from '../../analysis/run/claim-run.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import type { useAnalysisRun } from '../../analysis/run/use-analysis-run.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { type Asked, isRunningAccumulation, usePostAccumulation } from './post-accumulation.ts';

const sent = sentOnce<KeptAnalysis | null>();

type Run = Pick<ReturnType<typeof useAnalysisRun<KeptAnalysis>>, 'owner' | 'ask' | 'accept' | 'release'>;

/** The post of an accumulation analysis, and how it goes on after a reload. */
export function useAskForAccumulation({ owner, ask, accept, release }: Run) {
  const client = useQueryClient();
  const posted = usePostAccumulation();
  const refreshMember = () => void client.invalidateQueries({ queryKey: memberQuery.queryKey });

  /** The answer that is waited for. The second press of a double click comes before the screen has changed: it is the same request. */
  const answer = useRef<Promise<string | null> | null>(null);
  const once = (work: () => Promise<string | null>): Promise<string | null> => {
    answer.current ??= work().finally(() => {
      answer.current = null;
    });
    return answer.current;
  };

  const acceptOnceTaken = async (asked: Asked): Promise<string | null> => {
    const { requestId } = asked.run;
    try {
      const accepted = await sent.answer(requestId, () => posted.mutateAsync(asked));
      if (accepted === null) {
        release();
        return null;
      }
      void markAccepted(requestId);
      accept(accepted);
      return null;
    } catch (error) {
      if (!leavesOpen(error)) void closePress(requestId);
      if (!(error instanceof OutcomeUnknown)) release();
      return sentenceOf(error, '매집비 요청 중 오류 발생');
    } finally {
      refreshMember();
    }
  };

  const claimAndPost = async (stock: KeptAnalysis['stock'], period: DayRange): Promise<string | null> => {
    const { code, name } = stock;
    const target = `${code} ${period.from} ${period.to}`;
    const createId = () => `${MJB_REQUEST_PREFIX}${createRequestId()}`;
    const claim = { kind: 'accumulation', target, owner, createId } as const;
    const { requestId, known } = await claimRun(claim, isRunningAccumulation);
    const run: KeptAnalysis = { requestId, stock: { code, name }, period, owner, stage: 'asked', charged: null };
    ask(run);
    if (known !== 'running') return acceptOnceTaken({ run, looksFirst: known === 'asked', sendsWhenAbsent: true });
    accept({ ...run, stage: 'accepted' });
    return null;
  };

  /** Asks for an analysis. Null once the server has taken it, else the member's sentence; the screen then stays as it is. */
  const start = (stock: KeptAnalysis['stock'], period: DayRange) => once(() => claimAndPost(stock, period));

  /** Settles a request of an earlier visit. Its refusal has no window any more. */
  const settle = async (asked: Asked) => {
    const refusal = await once(() => acceptOnceTaken(asked));
    if (refusal !== null && refusal !== messages.pressUnknown) showToast('error', refusal);
  };

  return {
    refreshMember,
    start,
    /** After a reload before the answer: lets go where the server never took the request, so that nothing is charged unasked. */
    resume: (run: KeptAnalysis) => void settle({ run, looksFirst: true, sendsWhenAbsent: false }),
    settleAgain: (run: KeptAnalysis) => void settle({ run, looksFirst: true, sendsWhenAbsent: true }),
  };
}
