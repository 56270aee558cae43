declare global {
  interface Window {
    /** What first-paint/early.js asked for before the scripts were there, by address. */
    earlyAnswers?: Partial<Record<string, Promise<Response>>>;
  }
}

/** The answer that was asked for with the page. Each is given once, and none after a change. */
export function takeEarlyAnswer(method: string, { pathname, search }: URL): Promise<Response> | undefined {
  if (method !== 'GET') delete window.earlyAnswers;
  const address = pathname + search;
  const answer = window.earlyAnswers?.[address];
  delete window.earlyAnswers?.[address];
  return answer;
}
