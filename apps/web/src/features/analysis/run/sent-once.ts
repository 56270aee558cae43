/**
 * Requests on their way to the server, by the request id of their analysis. They outlive the screen that sent them: who
 * comes back to it meanwhile waits for the same answer. Only a reload loses sight of them.
 */
export function sentOnce<Answer>() {
  const underWay = new Map<string, Promise<Answer>>();
  return {
    isUnderWay: (requestId: string): boolean => underWay.has(requestId),
    /** The answer of the request that is under way; where none is, it is sent. */
    answer: (requestId: string, send: () => Promise<Answer>): Promise<Answer> => {
      const sent = underWay.get(requestId) ?? send().finally(() => underWay.delete(requestId));
      underWay.set(requestId, sent);
      return sent;
    },
  };
}
