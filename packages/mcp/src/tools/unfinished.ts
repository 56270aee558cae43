import type { Analysis } from '../analyses.ts';

/** What is told of an analysis that is not done: it still runs, or it ended in error. */
export function unfinished({ progress, error }: Pick<Analysis, 'progress' | 'error'>, requestId: string) {
  if (error !== null) return { lines: [writeFailure(error)], running: null };
  return {
    lines: [`분석하고 있어요. ${progress}% 진행했어요. 끝날 때까지 기다리려면 wait_for_analysis를 불러주세요.`],
    running: { request_id: requestId, progress },
  };
}

/** Why an analysis ended in error. Not every sentence of the API says that the credits are back, which they always are. */
export function writeFailure(error: Analysis['error']): string {
  const reason = error?.detail ?? '분석이 오류로 끝났어요.';
  return reason.includes('크레딧') ? reason : `${reason} 사용한 크레딧은 돌려드렸어요.`;
}
