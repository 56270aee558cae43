import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';

/** What a push service reads in the Authorization of a message (RFC 8292). */
export interface VapidClaims {
  /** Public key of the sender, base64url. */
  key: string;
  aud: string;
  /** End of the token, in seconds. */
  exp: number;
  sub: string;
}

const DAY_SECONDS = 86_400;
const header = z.object({ typ: z.literal('JWT'), alg: z.literal('ES256') });
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:mailto:.+@.+|https:\/\/.+)/) });

/** Returns the claims of a sender; throws unless they are signed by its key, for this origin, and end within 24 hours. */
export function readVapid(authorization: string | undefined, origin: string): VapidClaims {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  header.parse(parse(head));
  const read = claims.parse(parse(body));
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: derivePublicKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  if (read.aud !== origin) throw new Error(`the token is for ${read.aud}`);
  const secondsLeft = read.exp - Date.now() / 1000;
  if (secondsLeft <= 0 || secondsLeft > DAY_SECONDS) throw new Error('the token ends outside the next 24 hours');
  return { key, ...read };
}

const parse = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

function derivePublicKey(key: string) {
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
