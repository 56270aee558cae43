import { createHash } from 'node:crypto';
import type { Endpoint } from '@gaemi/contracts/endpoints';
import type { Request, Response } from 'express';

/**
 * Marks the answer of an endpoint that tells the same until something of it changes, so that a repeat with `If-None-Match` is a 304 without
 * a body. Of other answers no mark counts, also not `*`.
 */
export function markAnswer(endpoint: Endpoint, answer: unknown, http: { request: Request; response: Response }): void {
  const { request, response } = http;
  if (endpoint.tagged !== true) {
    delete request.headers['if-none-match'];
    return;
  }
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  response.setHeader('etag', `W/"${hash.slice(0, 27)}"`);
  response.setHeader('cache-control', 'private, no-cache');
}
