import { createHash, createHmac, type Hash, type Hmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

export interface AccessKeys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** The parts of an `Authorization` header of AWS Signature Version 4. */
export interface ClaimedSignature {
  accessKeyId: string;
  region: string;
  service: string;
  signedHeaders: readonly string[];
  signature: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/\d{8}\/([^/,\s]+)\/([^/,\s]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const AMZ_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** As AWS has it. */
const MAX_SKEW_MS = 15 * 60_000;

/** Returns what the header claims, or `null` where it is no signature of this kind. */
export function readAuthorization(header: string | undefined): ClaimedSignature | null {
  const [, accessKeyId, region, service, names, signature] = AUTHORIZATION.exec(header ?? '') ?? [];
  if (accessKeyId === undefined || region === undefined || service === undefined) return null;
  if (names === undefined || signature === undefined) return null;
  return { accessKeyId, region, service, signedHeaders: names.split(';'), signature };
}

/** Whether the holder of these keys signed this `POST /` with this body in the last minutes. */
export async function isSignedBy(
  keys: AccessKeys,
  claimed: ClaimedSignature,
  request: { headers: IncomingHttpHeaders; body: Uint8Array },
): Promise<boolean> {
  const { region, service, signedHeaders } = claimed;
  const signingDate = readDate(String(request.headers['x-amz-date']));
  if (signingDate === null || Math.abs(Date.now() - signingDate.getTime()) > MAX_SKEW_MS) return false;
  const signer = new SignatureV4({
    credentials: keys,
    region,
    service,
    sha256: Sha256,
    applyChecksum: signedHeaders.includes('x-amz-content-sha256'),
  });
  // The hash is not taken over from its header: it is computed from the body that came.
  const taken = signedHeaders.filter((name) => name !== 'x-amz-content-sha256');
  const again = await signer.sign(
    {
      method: 'POST',
      protocol: 'http:',
      hostname: '',
      path: '/',
      headers: Object.fromEntries(taken.map((name) => [name, String(request.headers[name] ?? '')])),
      body: request.body,
    },
    { signingDate, signableHeaders: new Set(signedHeaders) },
  );
  const expected = readAuthorization(again.headers.authorization);
  if (expected === null || expected.signedHeaders.join(';') !== signedHeaders.join(';')) return false;
  return timingSafeEqual(Buffer.from(expected.signature), Buffer.from(claimed.signature));
}

function readDate(text: string): Date | null {
  const [, ...parts] = AMZ_DATE.exec(text) ?? [];
  const [year, month = 0, day, hour, minute, second] = parts.map(Number);
  return year === undefined ? null : new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** SHA-256, or HMAC-SHA-256 with a secret, in the form that the signer asks for. */
class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(data: Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }

  reset(): void {
    throw new Error('A hash is used once');
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
