import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Credential {
  id: Buffer;
  privateKey: KeyObject;
  counter: number;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
  allowCredentials: readonly { id: string }[];
}

/** What a page, a browser or an authenticator does otherwise than it should. */
interface Faults {
  /** Origin of the page that asks; that of the site where it is left out. */
  origin?: string;
  /** False for an authenticator that did not verify its user. */
  userVerified?: boolean;
  /** Uses a key of the authenticator's own making in place of the registered one. */
  wrongKey?: boolean;
  /** Counter to answer with, in place of the next one. */
  counter?: number;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Browser and authenticator in one, with ES256 keys and without attestation. */
export class SoftwareAuthenticator {
  private readonly credentials: Credential[] = [];
  private readonly origin: string;

  /** `origin`: that of the site whose pages ask. */
  constructor(origin: string) {
    this.origin = origin;
  }

  /** Makes a passkey, as `navigator.credentials.create()` followed by `toJSON()`. */
  create({ challenge, rp }: CreationOptions, faults: Faults = {}) {
    const { privateKey, publicKey } = newKey();
    const id = randomBytes(16);
    this.credentials.push({ id, privateKey, counter: 0 });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = encodeCbor(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const authData = Buffer.concat([
      this.authenticatorData(rp.id, HAS_CREDENTIAL, { ...faults, counter: faults.counter ?? 0 }),
      Buffer.alloc(16),
      uint(id.length, 2),
      id,
      coseKey,
    ]);
    const attestationObject = encodeCbor(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return this.credentialOf(id, {
      clientDataJSON: this.clientData('webauthn.create', challenge, faults).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Uses the first allowed passkey it has, as `navigator.credentials.get()` followed by `toJSON()`. */
  get({ challenge, rpId, allowCredentials }: RequestOptions, faults: Faults = {}) {
    const allowed = allowCredentials.map(({ id }) => id);
    const credential = this.credentials.find(({ id }) => allowed.includes(id.toString('base64url')));
    if (credential === undefined) throw new Error('the authenticator has none of the allowed passkeys');
    credential.counter = faults.counter ?? credential.counter + 1;
    const authenticatorData = this.authenticatorData(rpId, 0, { ...faults, counter: credential.counter });
    const clientDataJSON = this.clientData('webauthn.get', challenge, faults);
    const key = faults.wrongKey === true ? newKey().privateKey : credential.privateKey;
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientDataJSON)]), key);
    return this.credentialOf(credential.id, {
      clientDataJSON: clientDataJSON.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private credentialOf<Response>(id: Buffer, response: Response) {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key' as const, response, clientExtensionResults: {} };
  }

  private authenticatorData(rpId: string, flags: number, { userVerified = true, counter = 0 }: Faults): Buffer {
    const user = USER_PRESENT | (userVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.of(flags | user), uint(counter, 4)]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Faults): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

/** What authenticators write in CBOR: whole numbers, texts, bytes and maps of them. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** Encodes a value in CBOR (RFC 8949). Numbers and lengths go up to 65,535. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]),
  ]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.of((major << 5) | size);
  if (size < 256) return Buffer.of((major << 5) | 24, size);
  return Buffer.of((major << 5) | 25, size >> 8, size & 255);
}
