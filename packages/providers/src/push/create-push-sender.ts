import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { meaningOfPush } from '@gaemi/domain/notifications/refusals';
import { answerHead } from '../http/answer-head.ts';
import { connectionError, readRetryAfter } from '../http/fetch-body.ts';
import { agentFor } from '../http/guarded-agents.ts';
import { readBody } from '../http/read-body.ts';
import { ProviderError } from '../provider-error.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { type PushKeyPair, type PushRequest, pushRequest } from './push-request.ts';
import type { PushResult, PushSender } from './push-sender.ts';

export interface PushSenderOptions {
  /** Reads the key pair of the service; called once. */
  keys: () => Promise<PushKeyPair>;
  /** `mailto:` or `https:` address of the operator, for push services. */
  subject: string;
  /** Origin of a push service of our own, which may be http and inside; null for none. */
  trustedOrigin: string | null;
  /** Time limit of one message. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 20_000;
/** Wait after a 429 that names none. */
const DEFAULT_WAIT_MS = 60_000;

/**
 * Creates a sender to push services. It follows no redirect, connects to public addresses only and never repeats a message
 * by itself.
 */
export function createPushSender({
  keys,
  subject,
  trustedOrigin,
  timeoutMs = TIMEOUT_MS,
}: PushSenderOptions): PushSender {
  let pair: Promise<PushKeyPair> | undefined;
  const readKeys = async () => {
    pair ??= keys();
    try {
      return await pair;
    } catch (error) {
      // The next message tries again.
      pair = undefined;
      throw error;
    }
  };
  return {
    send: async (target, message) => {
      if (!isPushEndpoint(target.endpoint, trustedOrigin)) throw refused('the endpoint is no public https address');
      const sender = { keys: await readKeys(), subject };
      const request = await pushRequest(target, message, sender).catch((error: unknown) => {
        throw refused(error instanceof RangeError ? error.message : 'the keys of the browser cannot be used');
      });
      const url = new URL(target.endpoint);
      return toResult(await post(url, request, { trusted: url.origin === trustedOrigin, timeoutMs }));
    },
  };
}

const refused = (message: string) => new ProviderError('push', 'refused', { message });

async function post(
  url: URL,
  { headers, body }: PushRequest,
  { trusted, timeoutMs }: { trusted: boolean; timeoutMs: number },
): Promise<IncomingMessage> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const options = { method: 'POST', headers, agent: agentFor(url, trusted), signal: timeout };
    const response = await answerHead(request(url, options).end(body));
    // The status is the answer. The body is read only so that the connection can be used again.
    await readBody(response, MAX_ANSWER_BYTES).catch(() => undefined);
    return response;
  } catch (error) {
    const limits = { timeout, timeoutMs, maxBytes: MAX_ANSWER_BYTES };
    throw connectionError(error, { provider: 'push', signal: new AbortController().signal, ...limits });
  }
}

function toResult({ statusCode: status = 0, headers }: IncomingMessage): PushResult {
  const meaning = meaningOfPush(status);
  if (meaning === 'accepted' || meaning === 'gone') return meaning;
  if (meaning === 'refused') throw new ProviderError('push', 'refused', { message: `answered ${status}` });
  const retryAfterMs = readRetryAfter(headers);
  if (status === 429) return { retryAfterMs: retryAfterMs ?? DEFAULT_WAIT_MS };
  const wait = retryAfterMs !== undefined && { retryAfterMs };
  throw new ProviderError('push', 'unreachable', { message: `answered ${status}`, ...wait });
}
