import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { createRequestId } from '../request-id.ts';
import { useSignedInMember } from '../session/signed-in-member.ts';
import { isDoubtful } from './press-state.ts';
import { claimPress, closePress, isOpenPress, isRepeatable, type PressKind } from './press-store.ts';
import { leavesOpen, settlePress, usePressState } from './settle-press.ts';

interface Options<Answer, Variables> extends Omit<UseMutationOptions<Answer | null, Error, Variables>, 'mutationFn'> {
  kind: PressKind;
  /** What the press acts on. */
  target: string;
  /** Sends the call under the id of the press; `isRepeat` after a lost answer, of an earlier press, too; `isEarlier` where it goes on with an earlier press. */
  send: (variables: Variables, press: { id: string; isRepeat: boolean; isEarlier: boolean }) => Promise<Answer>;
  /** Whether a refusal ends the press without an answer. `lost`: answers lost so far, of an earlier press, too. */
  isDone?: (error: ApiError, lost: number) => boolean;
}

/**
 * A mutation that costs or deletes. One id stands for it until its outcome is known, across lost answers, reloads and
 * tabs. Its answer is null where a refusal said that it was done.
 */
export function usePress<Answer, Variables = void>({
  kind,
  target,
  send,
  isDone,
  ...rest
}: Options<Answer, Variables>) {
  const { user_email: owner } = useSignedInMember();
  // After a refusal, the next press in this place is the same change again.
  const [ownId, setOwnId] = useState(createRequestId);
  const shownAs = `${kind} ${target}`;
  const state = usePressState(shownAs);
  const mutation = useMutation({
    ...rest,
    mutationFn: async (variables: Variables): Promise<Answer | null> => {
      const { press, isNew } = await claimPress({ kind, target, owner, createId: () => ownId });
      const { id } = press;
      try {
        const settled = await settlePress({
          id: shownAs,
          send: (isRepeat) => send(variables, { id, isRepeat: isRepeat || !isNew, isEarlier: !isNew }),
          ...(isDone !== undefined && { isDone: (error, lost) => isDone(error, isNew ? lost : lost + 1) }),
          mayRepeat: () => isRepeatable(id),
          isOpen: () => isOpenPress(id),
        });
        await closePress(id);
        setOwnId(createRequestId());
        return settled.isAccepted ? settled.answer : null;
      } catch (error) {
        if (!leavesOpen(error)) await closePress(id);
        throw error;
      }
    },
  });
  return { ...mutation, isLooking: isDoubtful(state) };
}
