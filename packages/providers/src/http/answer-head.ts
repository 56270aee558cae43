import type { ClientRequest, IncomingMessage } from 'node:http';

/** The connection ended without an answer and without an error. */
class NoAnswerError extends Error {
  readonly code = 'ERR_NO_ANSWER';
}

/**
 * Resolves with the head of the answer to a request. Rejects with its error, and where the connection ends without one: a 101 (Switching
 * Protocols) that nobody asked for is neither an answer nor an error, and no signal ends the request after it.
 */
export function answerHead(request: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request
    .once('response', resolve)
    .on('error', reject)
    .once('close', () => reject(new NoAnswerError('the connection ended without an answer')));
  return promise;
}
