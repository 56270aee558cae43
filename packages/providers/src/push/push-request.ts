/// <reference path="./http-ece.d.ts" />
import { createECDH } from 'node:crypto';
import { encrypt } from 'http_ece';
import { importJWK, SignJWT } from 'jose';
import { MAX_PUSH_BYTES, type PushMessage, type PushTarget } from './push-sender.ts';

/** Key pair of the service (VAPID): a P-256 point of 65 bytes and 32 bytes, base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

export interface PushRequest {
  headers: Record<string, string>;
  body: Buffer;
}

/** Push services take tokens for up to 24 hours. */
const TOKEN_LIFE = '12h';
const TOPIC = /^[\w-]{1,32}$/;

/**
 * Encrypts a message for its browser (RFC 8291) and signs the request (RFC 8292). `subject` is how the push service
 * reaches the operator. Throws when the payload is too large, or keys or topic are none.
 */
export async function pushRequest(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic, ttlSeconds, urgency }: PushMessage,
  { keys, subject }: { keys: PushKeyPair; subject: string },
): Promise<PushRequest> {
  const content = Buffer.from(JSON.stringify(payload));
  if (content.length > MAX_PUSH_BYTES) throw new RangeError(`payload larger than ${MAX_PUSH_BYTES} bytes`);
  if (!TOPIC.test(topic)) throw new RangeError('topic is not 1 to 32 characters of base64url');
  const privateKey = createECDH('prime256v1');
  privateKey.generateKeys();
  const body = encrypt(content, { version: 'aes128gcm', dh: p256dh, authSecret: auth, privateKey });
  const token = await signToken(new URL(endpoint).origin, subject, keys);
  const headers = {
    authorization: `vapid t=${token}, k=${keys.publicKey}`,
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    'content-length': String(body.length),
    ttl: String(ttlSeconds),
    topic,
    urgency,
  };
  return { headers, body };
}

async function signToken(audience: string, subject: string, { publicKey, privateKey }: PushKeyPair): Promise<string> {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y, d: privateKey }, 'ES256');
  return new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(audience)
    .setSubject(subject)
    .setExpirationTime(TOKEN_LIFE)
    .sign(key);
}
