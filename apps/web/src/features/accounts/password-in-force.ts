import type { UserInfo } from '@gaemi/contracts/users';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';

/**
 * Whether a password is the member's now, by a log-in: the member who is logged in with it, `second-step` where it is
 * right and another step is left, null where it is wrong. Throws where the log-in brought no answer.
 */
export async function logInToFindOut(email: string, password: string): Promise<UserInfo | 'second-step' | null> {
  try {
    return await callApi('logIn', { body: { user_email: email, password } });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED') return 'second-step';
    if (error instanceof ApiError && error.code === 'LOG_IN_FAILED') return null;
    throw error;
  }
}
