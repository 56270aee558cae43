import { ProviderError } from '../../provider-error.ts';

/** One try, from the connection to the last byte. The SDK's own limit ends with the headers. */
export const ATTEMPT_TIME_LIMIT = 20_000;
/** Far more than ten judgements need. */
export const MAX_ANSWER_BYTES = 200_000;

/** A fetch that ends a try after `timeLimitMs`, answers larger than the limit, and follows no redirects. */
export function limitedFetch(timeLimitMs: number): typeof fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeLimitMs);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    const response = await fetch(input, { ...init, signal, redirect: 'error' });
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(sizeLimit()), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function sizeLimit(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) controller.error(answerTooLarge());
      else controller.enqueue(chunk);
    },
  });
}

function answerTooLarge(): ProviderError {
  return new ProviderError('openai', 'malformed', { message: `answer larger than ${MAX_ANSWER_BYTES} bytes` });
}
