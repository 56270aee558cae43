import { useMutation } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { createRequestId } from '../request-id.ts';
import { useSignedInMember } from '../session/signed-in-member.ts';
import { isDoubtful } from './press-state.ts';
import { claimPress, onPressChange, openPressOn } from './press-store.ts';
import { OutcomeUnknown, usePressState } from './settle-press.ts';
import { useOnePress } from './use-one-press.ts';
import { type PressOptions, settleAndClose } from './use-press.ts';

interface Options<Answer, Content> extends PressOptions<Answer, Content> {
  /** Reads what was sent; null where it cannot be read. */
  parse: (content: unknown) => Content | null;
}

/**
 * A press of which two equal ones are two. What was sent is stored with it. While an earlier press on the target is open,
 * `earlier` holds its content, another one sends nothing, and `settleEarlier` finds out its outcome under its id.
 */
export function useRecordedPress<Answer, Content>({ kind, target, send, parse, ...rest }: Options<Answer, Content>) {
  const { user_email: owner } = useSignedInMember();
  // After a refusal, the next press in this place is the same change again.
  const [ownId, setOwnId] = useState(createRequestId);
  const shownAs = `${kind} ${target}`;
  const state = usePressState(shownAs);
  const open = () => openPressOn({ kind, target, owner });
  const content = useSyncExternalStore(onPressChange, () => open()?.content);

  const read = (stored: string | undefined) => (stored === undefined ? null : parse(JSON.parse(stored)));

  const settle = async (id: string, sent: Content, isEarlier: boolean): Promise<Answer | null> => {
    const settled = await settleAndClose(id, {
      id: shownAs,
      send: (isRepeat) => send(sent, { id, isRepeat: isRepeat || isEarlier }),
    });
    setOwnId(createRequestId());
    return settled.isAccepted ? settled.answer : null;
  };
  const sendOnce = useOnePress(async (sent: Content): Promise<Answer | null> => {
    const claim = { kind, target, owner, content: JSON.stringify(sent), createId: () => ownId };
    const { press, isNew } = await claimPress(claim);
    // Pressed in another tab at the same moment: the screen shows that one.
    if (!isNew && read(press.content) !== null) throw new OutcomeUnknown(null);
    return settle(press.id, sent, !isNew);
  });
  const mutation = useMutation({ ...rest, mutationFn: sendOnce });
  const settleEarlier = useMutation({
    ...rest,
    mutationFn: (sent: Content): Promise<Answer | null> => {
      const press = open();
      if (press === undefined) throw new OutcomeUnknown(null);
      return settle(press.id, sent, true);
    },
  });

  return {
    ...mutation,
    isLooking: isDoubtful(state),
    earlier: mutation.isPending ? null : read(content),
    settleEarlier,
  };
}
