interface Look {
  progress: number;
  status: string;
  detail?: string | undefined;
}

/** What is told of an analysis that is not done: it still runs, or it ended in error. */
export function unfinished({ progress, status, detail }: Look, requestId: string) {
  if (status === 'error') return { lines: [detail ?? '분석이 오류로 끝났어요.'], running: null };
  return {
    lines: [`분석하고 있어요. ${progress}% 진행했어요. 잠시 뒤 같은 request_id로 다시 확인해주세요.`],
    running: { request_id: requestId, progress },
  };
}
