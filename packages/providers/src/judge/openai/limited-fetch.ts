import { ProviderError } from '../../provider-error.ts';

/** Far more than ten judgements need. */
export const MAX_ANSWER_BYTES = 200_000;
/** Enough of a larger answer to identify it. */
const HEAD_LENGTH = 5_000;

/**
 * Returns a fetch that ends a request after `timeLimitMs`, from the connection to the last byte (the SDK's own limit
 * ends with the headers). It also ends answers above the size limit, follows no redirects, and has answers read as JSON
 * whatever type the server names.
 */
export function limitedFetch(timeLimitMs: number): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeLimitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    // A redirect is answered as it is, with its status: followed, it would take the question and the key elsewhere.
    const response = await fetch(input, { ...init, signal, redirect: 'manual' });
    if (response.body === null) return response;
    const headers = new Headers(response.headers);
    headers.set('content-type', 'application/json');
    const { status, statusText } = response;
    return new Response(response.body.pipeThrough(sizeLimit()), { status, statusText, headers });
  };
}

/** An answer that was aborted. `head` is its beginning and not part of the message. */
export class AnswerTooLarge extends ProviderError {
  readonly head: string;

  constructor(head: string) {
    super('openai', 'malformed', { message: `answer larger than ${MAX_ANSWER_BYTES} bytes` });
    this.head = head;
  }
}

function sizeLimit(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  let head = '';
  const decoder = new TextDecoder();
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (head.length < HEAD_LENGTH) head = (head + decoder.decode(chunk, { stream: true })).slice(0, HEAD_LENGTH);
      if (bytes > MAX_ANSWER_BYTES) controller.error(new AnswerTooLarge(head));
      else controller.enqueue(chunk);
    },
  });
}
