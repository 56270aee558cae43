/** A fresh id for an analysis: 32 hex digits and hyphens. `randomUUID` exists only on secure origins. */
export function createRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The W3C trace context of an analysis, from its request id: both posts of a news analysis are one trace from the click on, which
 * is found by the id that the member's screen knows. Undefined where the id does not have the digits for it.
 */
export function writeTraceparent(requestId: string): string | undefined {
  const traceId = requestId.replace(/^MJB-|-/g, '').toLowerCase();
  return /^[0-9a-f]{32}$/.test(traceId) ? `00-${traceId}-${traceId.slice(-16)}-01` : undefined;
}

/** The header for what a post sends: there where it names an analysis by a request id. */
export function traceHeader(body: unknown): { traceparent?: string } {
  if (typeof body !== 'object' || body === null || !('request_id' in body)) return {};
  if (typeof body.request_id !== 'string') return {};
  const traceparent = writeTraceparent(body.request_id);
  return traceparent === undefined ? {} : { traceparent };
}
