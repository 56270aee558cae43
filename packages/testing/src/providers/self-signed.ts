import { generateKeyPairSync, sign } from 'node:crypto';

/** Key and certificate in PEM. */
export interface SelfSigned {
  key: string;
  cert: string;
}

/** Creates an RSA key and its self-signed certificate for `127.0.0.1`, for tests: X.509 v3, valid from 2020 to 2049. */
export function selfSigned(): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = sequence(set(sequence(oid('550403'), utf8('gaemi test'))));
  const sha256WithRsa = sequence(oid('2a864886f70d01010b'), der(0x05));
  const address = octets(sequence(der(0x87, Buffer.from([127, 0, 0, 1]))));
  const body = sequence(
    der(0xa0, integer(2)),
    integer(1),
    sha256WithRsa,
    name,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), address))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(body, sha256WithRsa, signature)),
  };
}

/** Encodes a value as DER: tag, length, content. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const value = Buffer.concat(content);
  const { length } = value;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const set = (...content: Buffer[]) => der(0x31, ...content);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string) => der(0x0c, Buffer.from(text));
const octets = (content: Buffer) => der(0x04, content);
const integer = (value: number) => der(0x02, Buffer.from([value]));
const utcTime = (text: string) => der(0x17, Buffer.from(text));

const pem = (certificate: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
