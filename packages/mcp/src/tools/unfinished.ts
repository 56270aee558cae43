import type { Analysis } from '../analyses.ts';

/** What is told of an analysis that is not done: it still runs, or it ended in error. */
export function unfinished({ progress, error }: Pick<Analysis, 'progress' | 'error'>, requestId: string) {
  if (error !== null) return { lines: [error.detail], running: null };
  return {
    lines: [`분석하고 있어요. ${progress}% 진행했어요. 끝날 때까지 기다리려면 wait_for_analysis를 불러주세요.`],
    running: { request_id: requestId, progress },
  };
}
