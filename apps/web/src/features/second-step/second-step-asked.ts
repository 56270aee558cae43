import { ApiError } from '../../shared/api/api-error.ts';

/** Whether the log-in found the password right and asks for the second step. */
export function isSecondStepAsked(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED';
}
