import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isDoubtful } from '../../../shared/press/press-state.ts';
import type { PressKind } from '../../../shared/press/press-storage.ts';
import { claimPress } from '../../../shared/press/press-store.ts';
import { usePressState } from '../../../shared/press/settle-press.ts';
import { settleAndClose } from '../../../shared/press/use-press.ts';
import { createRequestId } from '../../../shared/request-id.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';

interface Options<Body, Made> {
  /** Also where the screen finds the state of a press. */
  kind: Extract<PressKind, 'api-key' | 'webhook'>;
  /** What tells one order from another. */
  targetOf: (body: Body) => string;
  send: (body: Body, idempotencyKey: string) => Promise<Made>;
  /** The list that it joins. */
  queryKey: QueryKey;
}

/**
 * Makes what has a secret, one for each press: a repeat after a lost answer, also of the next press for the same, gets its secret again.
 * The form shows every refusal: a toast would stand behind its window.
 */
export function useMakeSecret<Body, Made>({ kind, targetOf, send, queryKey }: Options<Body, Made>) {
  const client = useQueryClient();
  const { user_email: owner } = useSignedInMember();
  const state = usePressState(kind);
  const mutation = useMutation({
    mutationFn: async (body: Body): Promise<Made | null> => {
      const { press } = await claimPress({ kind, target: targetOf(body), owner, createId: createRequestId });
      const settled = await settleAndClose(press.id, { id: kind, send: () => send(body, press.id) });
      return settled.isAccepted ? settled.answer : null;
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
    // The secret is shown once and kept nowhere.
    gcTime: 0,
    meta: { errors: 'in-place' },
  });
  return { ...mutation, isLooking: isDoubtful(state) };
}
