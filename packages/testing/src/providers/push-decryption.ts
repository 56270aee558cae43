import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** Keys of a browser, as its push subscription has them. */
export interface BrowserKeys {
  curve: ECDH;
  /** Secret of 16 bytes. */
  auth: Buffer;
}

const KEY_BYTES = 65;
const HEADER_BYTES = 21;
const TAG_BYTES = 16;
/** Ends the text of the last record; the zeros after it are padding. */
const LAST_RECORD = 2;

/**
 * Decrypts the body of a push message as a browser does (RFC 8291 over RFC 8188). Throws for one that was encrypted for
 * another browser, or that is not one record of `aes128gcm`.
 */
export function decryptPush(body: Buffer, { curve, auth }: BrowserKeys): Buffer {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyEnd = HEADER_BYTES + body.readUInt8(20);
  const sender = body.subarray(HEADER_BYTES, keyEnd);
  const record = body.subarray(keyEnd);
  if (sender.length !== KEY_BYTES) throw new Error('the sender names no P-256 key');
  if (record.length > recordSize || record.length <= TAG_BYTES) throw new Error('more or less than one record');

  const shared = curve.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const inputKey = derive(shared, auth, { info, bytes: 32 });
  const key = derive(inputKey, salt, { info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = derive(inputKey, salt, { info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== LAST_RECORD) throw new Error('the text has no end');
  return padded.subarray(0, end);
}

function derive(input: Buffer, salt: Buffer, { info, bytes }: { info: Buffer; bytes: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes));
}
