import { MJB_REQUEST_PREFIX } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { closePress, markAccepted } from '../../../shared/press/press-store.ts';
import { leavesOpen, OutcomeUnknown } from '../../../shared/press/settle-press.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import type { DayRange } from '../../../ui/calendar/day-range.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { Asked } from '../../analysis/run/asked.ts';
import { ANOTHER_UNDER_WAY, claimRun } from '../../analysis/run/claim-run.ts';
import { sentOnce } from '../../analysis/run/sent-once.ts';
import type { useAnalysisRun } from '../../analysis/run/use-analysis-run.ts';
import type { KeptAnalysis } from './kept-analysis.ts';
import { isRunningAccumulation, usePostAccumulation } from './post-accumulation.ts';

const sent = sentOnce<KeptAnalysis | null>();

type Run = Pick<ReturnType<typeof useAnalysisRun<KeptAnalysis>>, 'owner' | 'ask' | 'accept' | 'release'>;

/** The post of an accumulation analysis, and how it goes on after a reload. */
export function useAskForAccumulation({ owner, ask, accept, release }: Run) {
  const client = useQueryClient();
  const posted = usePostAccumulation();
  const [isClaiming, setClaiming] = useState(false);
  const refreshMember = () => void client.invalidateQueries({ queryKey: memberQuery.queryKey });

  /** The order whose answer is waited for. The second press of a double click comes before the screen has changed: it is the same order. */
  const underWay = useRef<{ order: string; answer: Promise<string | null> } | null>(null);
  const once = (order: string, work: () => Promise<string | null>): Promise<string | null> => {
    const before = underWay.current;
    if (before !== null) return before.order === order ? before.answer : Promise.resolve(ANOTHER_UNDER_WAY);
    const answer = work().finally(() => {
      underWay.current = null;
    });
    underWay.current = { order, answer };
    return answer;
  };

  const acceptOnceTaken = async (asked: Asked<KeptAnalysis>): Promise<string | null> => {
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
      return writeSentence(error, '매집비 요청 중 오류 발생');
    } finally {
      refreshMember();
    }
  };

  const claimAndPost = async (stock: KeptAnalysis['stock'], period: DayRange): Promise<string | null> => {
    const { code, name } = stock;
    const target = orderOf(stock, period);
    const createId = () => `${MJB_REQUEST_PREFIX}${createRequestId()}`;
    const claim = { kind: 'accumulation', target, owner, createId } as const;
    setClaiming(true);
    const { requestId, known } = await claimRun(claim, isRunningAccumulation).finally(() => setClaiming(false));
    const run: KeptAnalysis = { requestId, stock: { code, name }, period, owner, stage: 'asked', charged: null };
    ask(run);
    if (known !== 'running') return acceptOnceTaken({ run, looksFirst: known === 'asked', sendsWhenAbsent: true });
    accept({ ...run, stage: 'accepted' });
    return null;
  };

  /** Asks for an analysis. Null once the server has taken it, else the member's sentence; the screen then stays as it is. */
  const start = (stock: KeptAnalysis['stock'], period: DayRange) =>
    once(orderOf(stock, period), () => claimAndPost(stock, period));

  /** Settles a request of an earlier visit. Its refusal has no window any more. */
  const settle = async (asked: Asked<KeptAnalysis>) => {
    const refusal = await once(orderOf(asked.run.stock, asked.run.period), () => acceptOnceTaken(asked));
    if (refusal !== null && refusal !== messages.pressUnknown) showToast('error', refusal);
  };

  return {
    refreshMember,
    /** An earlier request on the same order is being looked up, before this one is asked for. */
    isClaiming,
    start,
    /** After a reload before the answer: lets go where the server never took the request, so that nothing is charged unasked. */
    resume: (run: KeptAnalysis) => void settle({ run, looksFirst: true, sendsWhenAbsent: false }),
    settleAgain: (run: KeptAnalysis) => void settle({ run, looksFirst: true, sendsWhenAbsent: true }),
  };
}

function orderOf({ code }: KeptAnalysis['stock'], { from, to }: DayRange): string {
  return `${code} ${from} ${to}`;
}
