import { ApiError } from '../../../shared/api/api-error.ts';

/** Whether the server knows an analysis, by a look at its progress. Throws where the look brought no answer. */
export async function isKnownAnalysis(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await look();
    return true;
  } catch (error) {
    if (isUnknownAnalysis(error)) return false;
    throw error;
  }
}

export function isUnknownAnalysis(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND';
}
