import compression from 'compression';
import type { RequestHandler } from 'express';

/** An answer that fits into one packet arrives no sooner for being smaller. */
const LEAST_BYTES = 1_400;

/**
 * Compresses the API's longer answers. Streams of events go out as they are: each has to arrive when it is written.
 *
 * BREACH guesses a secret from the length of compressed answers in which it stands beside text of the attacker's choice. No answer
 * here holds a secret: the session is a cookie, there is no token against forged requests (ADR 3), passwords and codes are never
 * answered. One that has to show a secret sets `cache-control: no-transform`, which keeps it uncompressed (ADR 11).
 */
export function compressAnswers(): RequestHandler {
  return compression({
    threshold: LEAST_BYTES,
    filter: (request, response) => {
      const type = String(response.getHeader('content-type') ?? '');
      return !type.startsWith('text/event-stream') && compression.filter(request, response);
    },
  });
}
