import type { PlanRequestPost } from '@gaemi/contracts/plans';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** What the operator has set for the plans: credits, account, hours, contact. */
export const planSettingsQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => callApi('plans', { signal }),
  staleTime: 5 * 60_000,
});

/** The member's latest request for a plan; null for none. */
export const planRequestQuery = queryOptions({
  queryKey: ['plan-request'],
  queryFn: ({ signal }) => callApi('myPlanRequest', { signal }),
  staleTime: 0,
});

/** Sends a request. The form shows every refusal. */
export function useAskForPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (post: PlanRequestPost) => callApi('postPlanRequest', { body: post }),
    meta: { errors: 'in-place' },
    onSettled: () => client.invalidateQueries({ queryKey: planRequestQuery.queryKey }),
  });
}

export function useCancelPlanRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi('cancelPlanRequest', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: planRequestQuery.queryKey }),
  });
}
