import type { ChangeOwnPasswordRequest } from '@gaemi/contracts/account';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { usePress } from '../../../shared/press/use-press.ts';
import { renewSession } from '../../../shared/session/member.ts';
import { sessionsQuery } from '../../../shared/session/sessions-query.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { logInToFindOut } from '../password-in-force.ts';
import { apiKeysQuery } from './api-keys/api-key-queries.ts';

const NOT_CHANGED = '비밀번호는 바뀌지 않았어요. 지금까지 쓰던 비밀번호로 로그인해 주세요.';
const CHANGED_BEFORE = '앞서 보낸 변경이 처리됐어요. 지금 비밀번호는 앞서 입력한 새 비밀번호예요.';

/**
 * Changes the password with the current one, which ends other sessions and all API keys. After a lost answer the change
 * has ended this session, too, or has not come through: a refused repeat asks by a log-in with the new password. The
 * answer is then null. The form shows every refusal: a toast would stand behind its window.
 */
export function useChangeOwnPassword() {
  const client = useQueryClient();
  const { user_email: email } = useSignedInMember();
  /** New passwords of presses whose outcome is unknown. */
  const sent = useRef(new Set<string>());
  return usePress({
    kind: 'password',
    target: 'own',
    send: async (form: ChangeOwnPasswordRequest, { isRepeat }) => {
      sent.current.add(form.new_password);
      try {
        return await callApi('changeOwnPassword', { body: form, waitsForLogIn: !isRepeat });
      } catch (error) {
        if (!isRepeat || !mayFollowChange(error)) throw error;
        const inForce = await findInForce(client, email, [form.new_password, ...sent.current]);
        if (inForce === form.new_password) return null;
        if (inForce !== null) throw new ApiError({ status: 409, code: 'VALIDATION_FAILED', detail: CHANGED_BEFORE });
        throw error.isLoggedOut ? new ApiError({ status: 401, code: 'NOT_LOGGED_IN', detail: NOT_CHANGED }) : error;
      }
    },
    onSuccess: () => {
      sent.current.clear();
      void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    },
    meta: { errors: 'in-place' },
  });
}

/** Whether a refusal can come of the change itself: it ended the session, or the current password is another one now. */
function mayFollowChange(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.isLoggedOut || 'current_password' in error.fields);
}

/** Returns the password that is in force, and goes on with the session of its log-in; null where none of them is. */
async function findInForce(client: QueryClient, email: string, passwords: readonly string[]): Promise<string | null> {
  for (const password of new Set(passwords)) {
    const loggedIn = await logInToFindOut(email, password);
    if (loggedIn === null) continue;
    if (loggedIn !== 'second-step') renewSession(client, loggedIn);
    return password;
  }
  return null;
}
