import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { createRequestId } from '../request-id.ts';
import { useSignedInMember } from '../session/signed-in-member.ts';
import { isDoubtful } from './press-state.ts';
import { type PressKind } from './press-storage.ts';
import { claimPress, closePress, isClosedPress, isOpenPress, isRepeatable } from './press-store.ts';
import { leavesOpen, type Press, type Settled, settlePress, usePressState } from './settle-press.ts';
import { useOnePress } from './use-one-press.ts';

export interface PressOptions<Answer, Variables>
  extends Omit<UseMutationOptions<Answer | null, Error, Variables>, 'mutationFn'> {
  kind: PressKind;
  /** What the press acts on. */
  target: string;
  /** Sends the call under the id of the press; `isRepeat` after a lost answer, of an earlier press, too. */
  send: (variables: Variables, press: { id: string; isRepeat: boolean }) => Promise<Answer>;
}

interface Options<Answer, Variables> extends PressOptions<Answer, Variables> {
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
  const sendOnce = useOnePress(async (variables: Variables): Promise<Answer | null> => {
    const { press, isNew } = await claimPress({ kind, target, owner, createId: () => ownId });
    const { id } = press;
    const settled = await settleAndClose(id, {
      id: shownAs,
      send: (isRepeat) => send(variables, { id, isRepeat: isRepeat || !isNew }),
      ...(isDone !== undefined && { isDone: (error, lost) => isDone(error, isNew ? lost : lost + 1) }),
    });
    setOwnId(createRequestId());
    return settled.isAccepted ? settled.answer : null;
  });
  const mutation = useMutation({ ...rest, mutationFn: sendOnce });
  return { ...mutation, isLooking: isDoubtful(state) };
}

/** Settles an open press and closes it, unless its outcome stays unknown. */
export async function settleAndClose<Answer>(
  openId: string,
  press: Omit<Press<Answer>, 'isOpen' | 'isClosed' | 'mayRepeat'>,
): Promise<Settled<Answer>> {
  try {
    const settled = await settlePress({
      ...press,
      mayRepeat: () => isRepeatable(openId),
      isOpen: () => isOpenPress(openId),
      isClosed: () => isClosedPress(openId),
    });
    await closePress(openId);
    return settled;
  } catch (error) {
    if (!leavesOpen(error)) await closePress(openId);
    throw error;
  }
}
