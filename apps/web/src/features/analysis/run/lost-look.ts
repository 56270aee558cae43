import { ApiError } from '../../../shared/api/api-error.ts';

/** Whether a look at an analysis said nothing of it, so that another one may: no answer, that of something in between, or a limit. */
export const isLostLook = (error: unknown): boolean =>
  error instanceof ApiError && (error.isPassing || error.code === 'UNKNOWN' || error.status === 429);
