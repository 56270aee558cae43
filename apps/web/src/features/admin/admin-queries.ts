import { type AdminUser, MEMBER_SEARCH_MAX } from '@gaemi/contracts/admin';
import { MAX_PAGE_SIZE, pageSizes } from '@gaemi/contracts/page-sizes';
import type { AdminPlanRequest } from '@gaemi/contracts/plans';
import type { MemberFilter, MemberSort } from '@gaemi/domain/members/member-list';
import type { ObjectionDecision } from '@gaemi/domain/objections/objection';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { usePress } from '../../shared/press/use-press.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

const FRESH_MS = 5_000;
const REFETCH_MS = 60_000;

/** Which members are listed; without a choice the newest of all. */
export interface UsersChoice {
  search: string;
  sort?: MemberSort;
  filter?: MemberFilter;
}

/** One page of the members whose name or address holds the text, of all where it is empty. */
export function adminUsersQuery({ search, sort = 'newest', filter = 'all' }: UsersChoice, page: number) {
  const chosen = { ...(sort !== 'newest' && { sort }), ...(filter !== 'all' && { filter }) };
  return queryOptions({
    queryKey: ['admin', 'users', search, sort, filter, page],
    queryFn: ({ signal }) =>
      callApi('adminUsers', { query: { search, ...chosen, page, size: pageSizes.adminUsers }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}

/** The plans that end soon, the next one first. */
export const expiringQuery = (page: number) =>
  adminUsersQuery({ search: '', sort: 'expiry', filter: 'expiring' }, page);

/** For a part that waits for its own answer before it is drawn: a failure is shown as it is, not asked for once more. */
export const asFetched = { retryOnMount: false } as const;

/** Requests on a page. */
const REQUESTS_SHOWN = 20;

/** Requests for plans that wait for a decision, the oldest first. */
export function openRequestsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'plan-requests', page],
    queryFn: ({ signal }) =>
      callApi('listPlanRequests', { query: { state: 'open', page, size: REQUESTS_SHOWN }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: REFETCH_MS,
  });
}

/** The requests of one member, also decided ones, newest first. */
export function memberRequestsQuery(userId: string, page: number) {
  const query = { user_id: userId, state: 'all', page, size: pageSizes.audit } as const;
  return queryOptions({
    queryKey: ['admin', 'plan-requests', userId, page],
    queryFn: ({ signal }) => callApi('listPlanRequests', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
}

/**
 * The member whose window is open. Starts with the row that was opened; every change of a member loads it again, also
 * where the member has left the list meanwhile.
 */
export function editedUserQuery(opened: AdminUser) {
  return queryOptions({ ...openedUser(opened), initialData: opened });
}

/** The same for the member of a request, of whom its row says less. */
export function requestingUserQuery(opened: AdminPlanRequest['user']) {
  return queryOptions({ ...openedUser(opened), initialData: opened });
}

const openedUser = <User extends AdminPlanRequest['user']>(opened: User) => ({
  queryKey: editedUserKey(opened._id),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<User | AdminUser> => {
    // An address may be part of others: kim@example.com of jkim@example.com.
    const search = opened.user_email.slice(0, MEMBER_SEARCH_MAX);
    const query = { search, page: 1, size: MAX_PAGE_SIZE };
    const { items } = await callApi('adminUsers', { query, signal });
    return items.find(({ _id }) => _id === opened._id) ?? opened;
  },
  // The list may be old: another admin's change must not be taken back by what a form was filled with.
  initialDataUpdatedAt: 0,
  staleTime: FRESH_MS,
  // The next window starts with its own row.
  gcTime: 0,
});

export const editedUserKey = (id: string) => ['admin', 'edited-user', id];

export const adminSummaryQuery = queryOptions({
  queryKey: ['admin', 'summary'],
  queryFn: ({ signal }) => callApi('adminSummary', { signal }),
  staleTime: FRESH_MS,
  refetchInterval: REFETCH_MS,
});

/** Objections that wait for a decision. */
export function openObjectionsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'objections', page],
    queryFn: ({ signal }) =>
      callApi('listObjections', { query: { status: 'open', page, size: pageSizes.objections }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: REFETCH_MS,
  });
}

/** One page of the errors that browsers reported. */
export function browserErrorsQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'browser-errors', page],
    queryFn: ({ signal }) => callApi('listBrowserErrors', { query: { page, size: pageSizes.browserErrors }, signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchInterval: REFETCH_MS,
  });
}

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: ({ signal }) => callApi('health', { signal }),
  staleTime: FRESH_MS,
  refetchInterval: REFETCH_MS,
});

const endpointOf = { upheld: 'upholdObjection', dismissed: 'dismissObjection' } as const;

const doneTexts = { upheld: '이의를 인정했어요.', dismissed: '판단을 그대로 두었어요.' } as const;

/** Decides an objection, and loads what has changed by it: the list, the figures, the trail. */
export function useDecideObjection(id: string) {
  const client = useQueryClient();
  return usePress({
    kind: 'objection',
    target: id,
    send: (decision: ObjectionDecision, { id: idempotencyKey }) =>
      callApi(endpointOf[decision], { params: { id }, idempotencyKey }),
    // Not beside the call: its row is gone as soon as the list has come again.
    onSuccess: (_, decision) => showToast('success', doneTexts[decision]),
    // Also after a refusal: another admin was faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
    meta: { fallback: '이의를 처리하지 못했습니다.' },
  });
}
