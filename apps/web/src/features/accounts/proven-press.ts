import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { isDoubtful } from '../../shared/press/press-state.ts';
import { OutcomeUnknown, settlePress, usePressState } from '../../shared/press/settle-press.ts';
import { useOnePress } from '../../shared/press/use-one-press.ts';
import { signIn, signOut } from '../../shared/session/member.ts';
import { logInToFindOut } from './password-in-force.ts';

interface Options<Body, Answer> {
  /** Names the press where its state is shown. */
  id: string;
  send: (body: Body) => Promise<Answer>;
  /** What logs in once the press is carried out, and not before. */
  credentialsOf: (body: Body) => { email: string; password: string };
}

/**
 * Sends what uses up the proof of an e-mail check, which is on the server and works once. After a lost answer a repeat
 * without a proof asks by a log-in, whose member is then signed in here, too; the answer is null.
 */
export function useProvenPress<Body, Answer>({ id, send, credentialsOf }: Options<Body, Answer>) {
  const client = useQueryClient();
  /** The outcome of an earlier press is unknown. */
  const isOpen = useRef(false);
  const press = useOnePress(async (body: Body): Promise<Answer | null> => {
    const followsOpen = isOpen.current;
    const sendOnce = async (isRepeat: boolean) => {
      try {
        return await send(body);
      } catch (error) {
        if (!(isRepeat || followsOpen) || !mayBeDone(error)) throw error;
        if (await logsIn(client, credentialsOf(body))) return null;
        throw error;
      }
    };
    try {
      const settled = await settlePress({ id, send: sendOnce, isOpen: () => true });
      isOpen.current = false;
      return settled.isAccepted ? settled.answer : null;
    } catch (error) {
      isOpen.current = error instanceof OutcomeUnknown;
      throw error;
    }
  });
  return { press, isLooking: isDoubtful(usePressState(id)) };
}

/** Whether a refusal can come of an earlier send: it used up the proof, or made a member of the address. */
const mayBeDone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'EMAIL_NOT_VERIFIED' || error.code === 'EMAIL_TAKEN');

async function logsIn(client: QueryClient, { email, password }: { email: string; password: string }) {
  const loggedIn = await logInToFindOut(email, password);
  if (loggedIn === null) return false;
  // First nobody: other tabs hear of a member only by what changes in the storage, and two may have one name.
  signOut(client);
  if (loggedIn !== 'second-step') signIn(client, loggedIn);
  return true;
}
