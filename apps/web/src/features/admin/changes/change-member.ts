import { type AdminUser, type CreditGrant, creditGrant, type GradeChange, gradeChange } from '@gaemi/contracts/admin';
import { type PlanApproval, type PlanRejection, planApproval, planRejection } from '@gaemi/contracts/plans';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { openPressOn } from '../../../shared/press/press-store.ts';
import { usePress } from '../../../shared/press/use-press.ts';
import { useRecordedPress } from '../../../shared/press/use-recorded-press.ts';
import { memberQuery } from '../../../shared/session/member.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { editedUserKey } from '../admin-queries.ts';

const changeKey = (id: string) => ['change-member', id];

/** Whether a change of this member is under way, from whichever form. */
export function useIsChanging(id: string): boolean {
  return useIsMutating({ mutationKey: changeKey(id) }) > 0;
}

/** Whether the outcome of an earlier grant to this member is unknown. */
export function useHasOpenGrant(id: string): boolean {
  const { user_email: owner } = useSignedInMember();
  return openPressOn({ kind: 'grant', target: id, owner }) !== undefined;
}

/** Sets a member's grade and its last day. The form shows every refusal: a toast would stand behind its window. */
export function useChangeGrade(id: string) {
  const client = useQueryClient();
  return useRecordedPress({
    kind: 'grade',
    target: id,
    mutationKey: changeKey(id),
    parse: (sent) => gradeChange.safeParse(sent).data ?? null,
    send: (change: GradeChange, { id: idempotencyKey }) =>
      callApi('changeGrade', { params: { id }, body: change, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSuccess: (answer) => showAnswer(client, id, answer),
    onSettled: () => fetchAgain(client),
  });
}

/** Adds credit and what was paid for it. Refusals as above. */
export function useGrantCredit(id: string) {
  const client = useQueryClient();
  return useRecordedPress({
    kind: 'grant',
    target: id,
    mutationKey: changeKey(id),
    parse: (sent) => creditGrant.safeParse(sent).data ?? null,
    send: (grant: CreditGrant, { id: idempotencyKey }) =>
      callApi('grantCredit', { params: { id }, body: grant, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSuccess: (answer) => showAnswer(client, id, answer),
    onSettled: () => fetchAgain(client),
  });
}

/** Approves a request for a plan, once however often it is sent. */
export function useApprovePlan(id: string) {
  const client = useQueryClient();
  return useRecordedPress({
    kind: 'approval',
    target: id,
    parse: (sent) => planApproval.safeParse(sent).data ?? null,
    send: (approval: PlanApproval, { id: idempotencyKey }) =>
      callApi('approvePlanRequest', { params: { id }, body: approval, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSettled: () => fetchAgain(client),
  });
}

/** Declines a request for a plan, once however often it is sent. */
export function useRejectPlan(id: string) {
  const client = useQueryClient();
  return useRecordedPress({
    kind: 'rejection',
    target: id,
    parse: (sent) => planRejection.safeParse(sent).data ?? null,
    send: (rejection: PlanRejection, { id: idempotencyKey }) =>
      callApi('rejectPlanRequest', { params: { id }, body: rejection, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSettled: () => fetchAgain(client),
  });
}

/** Logs a member out on every device. */
export function useEndMemberSessions(id: string) {
  return usePress({
    kind: 'sessions-end',
    target: id,
    send: (_, { id: idempotencyKey }) => callApi('endMemberSessions', { params: { id }, idempotencyKey }),
    meta: { errors: 'in-place' },
  });
}

/** Ends all API keys of a member. */
export function useEndMemberApiKeys(id: string) {
  const client = useQueryClient();
  return usePress({
    kind: 'api-keys-end',
    target: id,
    send: (_, { id: idempotencyKey }) => callApi('endMemberApiKeys', { params: { id }, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSettled: () => fetchAgain(client),
  });
}

/** Removes the passkeys and recovery codes of a member who has lost them. */
export function useRemoveMemberPasskeys(id: string) {
  const client = useQueryClient();
  return usePress({
    kind: 'passkeys-end',
    target: id,
    send: (_, { id: idempotencyKey }) => callApi('removeMemberPasskeys', { params: { id }, idempotencyKey }),
    meta: { errors: 'in-place' },
    onSettled: () => fetchAgain(client),
  });
}

/** Shows the member as the server answered, before the lists are here again. */
function showAnswer(client: QueryClient, id: string, answer: AdminUser | null): void {
  if (answer !== null) client.setQueryData(editedUserKey(id), answer);
}

/** The lists, and the admin's own header: the changed member may be the admin. */
function fetchAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['admin'] });
  void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  void client.invalidateQueries({ queryKey: ['credit-logs'] });
}
