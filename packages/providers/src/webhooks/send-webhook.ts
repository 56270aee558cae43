import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { answerHead } from '../http/answer-head.ts';
import { connectionError, readRetryAfter } from '../http/fetch-body.ts';
import { agentFor } from '../http/guarded-agents.ts';
import { readBody } from '../http/read-body.ts';
import { ProviderError } from '../provider-error.ts';
import { signWebhook } from './sign-webhook.ts';
import { isOnThisMachine, isWebhookAddress } from './webhook-address.ts';

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 20_000;

/** A message to one receiver. The id is the same at every try. */
export interface WebhookMessage {
  url: string;
  /** `whsec_…`, more than one while they are replaced. */
  secrets: readonly string[];
  id: string;
  /** JSON text. */
  body: string;
  /** Moment of the try. */
  at: Date;
}

/** Answer of a receiver. */
export interface WebhookAnswer {
  status: number;
  retryAfterMs: number | undefined;
}

/**
 * Sends a message once, signed as Standard Webhooks asks. It follows no redirect, and connects to public addresses only, unless service and
 * receiver are on this very machine. @throws ProviderError where there is no answer
 */
export async function sendWebhook(
  message: WebhookMessage,
  { webOrigin, timeoutMs = TIMEOUT_MS }: { webOrigin: string; timeoutMs?: number },
): Promise<WebhookAnswer> {
  const { url, id, body, at } = message;
  if (!isWebhookAddress(url, webOrigin)) {
    throw new ProviderError('webhook', 'refused', { message: 'the address is not public https' });
  }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'GaemiLens-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signWebhook(message),
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const agent = agentFor(new URL(url), isOnThisMachine(url, webOrigin));
    const { statusCode: status = 0, headers: answered } = await post(new URL(url), { agent, headers, body, timeout });
    return { status, retryAfterMs: readRetryAfter(answered) };
  } catch (error) {
    const limits = { timeout, timeoutMs, maxBytes: MAX_ANSWER_BYTES };
    throw connectionError(error, { provider: 'webhook', signal: new AbortController().signal, ...limits });
  }
}

async function post(
  url: URL,
  {
    agent,
    headers,
    body,
    timeout,
  }: { agent: ReturnType<typeof agentFor>; headers: Record<string, string>; body: string; timeout: AbortSignal },
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const response = await answerHead(request(url, { method: 'POST', headers, agent, signal: timeout }).end(body));
  // The status is the answer. The body is read only so that the connection can be used again.
  await readBody(response, MAX_ANSWER_BYTES).catch(() => undefined);
  return response;
}
