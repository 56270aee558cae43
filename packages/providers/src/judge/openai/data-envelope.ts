import { randomBytes } from 'node:crypto';

/**
 * Wraps data for a model between fences that are new for each request, so that no text in the data can close them. The
 * data is JSON with < and > escaped: it cannot even contain something that looks like a fence.
 */
export function dataEnvelope(data: Record<string, unknown>): string {
  const fence = randomBytes(12).toString('hex');
  return `<<<DATA ${fence}>>>\n${escapedJson(data)}\n<<<END ${fence}>>>`;
}

/** JSON on one line without the characters < and >. */
export function escapedJson(data: Record<string, unknown>): string {
  return JSON.stringify(data).replace(/[<>]/g, (sign) => (sign === '<' ? '\\u003c' : '\\u003e'));
}
