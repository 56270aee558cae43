// http_ece brings no types. Only what is used here.
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface EncryptOptions {
    version: 'aes128gcm';
    /** Public key of the receiver, base64url. */
    dh: string;
    /** Secret of the receiver, base64url. */
    authSecret: string;
    /** Key pair of the sender, for one message. */
    privateKey: ECDH;
  }

  export function encrypt(content: Buffer, options: EncryptOptions): Buffer;
}
