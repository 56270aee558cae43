import { createECDH, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { TlsOptions } from 'node:tls';
import { type BrowserKeys, decryptPush } from './push-decryption.ts';
import type { StubRequest } from './stub-request.ts';
import { type StubServer, startStubServer } from './stub-server.ts';
import { readVapid, type VapidClaims } from './vapid-check.ts';

/** Subscription of a browser at the stub. */
export interface StubSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Message that reached a browser. */
export interface ReceivedPush {
  endpoint: string;
  payload: unknown;
  /** Length of the decrypted payload. */
  bytes: number;
  topic: string | undefined;
  ttl: number;
  urgency: string | undefined;
  vapid: VapidClaims;
}

export interface PushStub extends StubServer {
  /** Messages in the order in which they came. */
  received: ReceivedPush[];
  /** Subscribes a new browser. With the public key of a sender, only that one may send to it. */
  subscribe(senderKey?: string): StubSubscription;
}

interface Browser extends BrowserKeys {
  endpoint: string;
  senderKey: string | undefined;
}

/** What a push service answers to a message that it does not take. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const MAX_BYTES = 4_096;

/**
 * Starts a push service (RFC 8030) with browsers. It checks the sender (RFC 8292) and hands the decrypted message to the
 * browser. 404 for an endpoint that it does not know; `fail` switches to other answers.
 */
export async function startPushStub(options: { port?: number; tls?: TlsOptions } = {}): Promise<PushStub> {
  const browsers = new Map<string, Browser>();
  const received: ReceivedPush[] = [];
  const answer = (request: StubRequest, response: ServerResponse) => {
    try {
      received.push(receive(request, browsers.get(request.path), server.url));
      response.writeHead(201, { location: `${server.url}/message/${received.length}` }).end();
    } catch (error) {
      const status = error instanceof Refused ? error.status : 400;
      response.writeHead(status, { 'content-type': 'text/plain' }).end(error instanceof Error ? error.message : '');
    }
  };
  const server = await startStubServer(answer, options.port, options.tls);
  return {
    ...server,
    received,
    subscribe: (senderKey) => {
      const curve = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const endpoint = server.url + path;
      const p256dh = curve.generateKeys('base64url');
      browsers.set(path, { curve, auth, endpoint, senderKey });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
  };
}

function receive({ method, headers, bytes }: StubRequest, browser: Browser | undefined, origin: string): ReceivedPush {
  if (browser === undefined) throw new Refused(404, 'no such subscription');
  if (method !== 'POST') throw new Refused(405, 'only POST');
  const vapid = parseVapid(headers.authorization, origin);
  if (browser.senderKey !== undefined && vapid.key !== browser.senderKey) throw new Refused(403, 'another sender');
  if (headers['content-encoding'] !== 'aes128gcm') throw new Refused(415, 'not aes128gcm');
  if (bytes.length > MAX_BYTES) throw new Refused(413, 'too large');
  const ttl = Number(headers.ttl ?? Number.NaN);
  if (!Number.isInteger(ttl) || ttl < 0) throw new Refused(400, 'no TTL');
  const topic = readHeader(headers.topic, /^[\w-]{1,32}$/);
  const urgency = readHeader(headers.urgency, /^(?:very-low|low|normal|high)$/);
  const text = decryptPush(bytes, browser);
  return {
    endpoint: browser.endpoint,
    payload: JSON.parse(text.toString()),
    bytes: text.length,
    topic,
    ttl,
    urgency,
    vapid,
  };
}

function parseVapid(authorization: string | undefined, origin: string): VapidClaims {
  try {
    return readVapid(authorization, origin);
  } catch (error) {
    throw new Refused(403, error instanceof Error ? error.message : 'bad VAPID');
  }
}

function readHeader(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  const text = value?.toString();
  if (text !== undefined && !pattern.test(text)) throw new Refused(400, `bad header ${text}`);
  return text;
}
