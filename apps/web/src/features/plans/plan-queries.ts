import { errorTable } from '@gaemi/contracts/errors';
import type { PlanRequest, PlanRequestPost } from '@gaemi/contracts/plans';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { reachVerdict } from '../../shared/press/press-state.ts';
import { memberQuery } from '../../shared/session/member.ts';

/** What the operator has set for the plans: credits, account, hours, contact. */
export const planSettingsQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => callApi('plans', { signal }),
  staleTime: 5 * 60_000,
});

const REFETCH_MS = 60_000;

/** The member's latest request for a plan; null for none. With the decision on an open one come another grade and balance. */
export const planRequestQuery = queryOptions({
  queryKey: ['plan-request'],
  queryFn: async ({ signal, client, queryKey }): Promise<PlanRequest | null> => {
    const request = await callApi('myPlanRequest', { signal });
    const before = client.getQueryData<PlanRequest | null>(queryKey);
    if (before?.state === 'open' && request?.state === 'approved') {
      void client.invalidateQueries({ queryKey: memberQuery.queryKey });
      void client.invalidateQueries({ queryKey: ['credit-logs'] });
    }
    return request;
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => data?.state === 'open' && REFETCH_MS,
});

/** Sends a request, and reads it where its answer was lost. The form shows every refusal. */
export function useAskForPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (post: PlanRequestPost) => {
      try {
        return await callApi('postPlanRequest', { body: post });
      } catch (error) {
        // Open already: perhaps this very one, from an earlier press whose answer was lost.
        const isOpen = error instanceof ApiError && error.code === 'PLAN_REQUEST_OPEN';
        if (!isOpen && !isLost(error)) throw error;
        const stored = await readRequest(error);
        if (stored === null || !isSame(stored, post)) throw error;
        return stored;
      }
    },
    meta: { errors: 'in-place' },
    onSettled: () => client.invalidateQueries({ queryKey: planRequestQuery.queryKey }),
  });
}

/**
 * Takes a request back. Where the answer was lost, or another tab was faster, a request that is cancelled by now was taken back. One that
 * an admin has decided meanwhile is not: the screen says so, and shows what the member has now.
 */
export function useCancelPlanRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await callApi('cancelPlanRequest', { params: { id } });
      } catch (error) {
        const isOver = error instanceof ApiError && error.code === 'PLAN_REQUEST_NOT_FOUND';
        if (!isOver && !isLost(error)) throw error;
        const stored = await readRequest(error);
        if (stored?._id !== id || stored.state === 'open') throw error;
        if (stored.state === 'cancelled') return;
        void client.invalidateQueries({ queryKey: memberQuery.queryKey });
        throw new ApiError({ code: 'PLAN_REQUEST_DECIDED', ...errorTable.PLAN_REQUEST_DECIDED });
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: planRequestQuery.queryKey }),
  });
}

/** Whether the change may have been carried out without an answer. */
const isLost = (error: unknown) => navigator.onLine && reachVerdict(error, 0) === 'unknown';

/** Reads the latest request. Throws the error before where it cannot be read. */
const readRequest = (before: unknown) =>
  callApi('myPlanRequest').catch(() => {
    throw before;
  });

function isSame({ state, grade, payer, paid }: PlanRequest, post: PlanRequestPost): boolean {
  const sentPayer = post.payer.trim().normalize('NFC');
  return state === 'open' && grade === post.grade && paid === post.paid && payer === sentPayer;
}
