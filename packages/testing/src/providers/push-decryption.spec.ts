import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptPush } from './push-decryption.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// The example of RFC 8291, appendix A.
const curve = createECDH('prime256v1');
curve.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
const body = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

it('decrypts the example of RFC 8291', () => {
  expect(curve.getPublicKey('base64url')).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  expect(decryptPush(body, { curve, auth }).toString()).toBe('When I grow up, I want to be a watermelon');
});

it('refuses a body for another browser, and a changed one', () => {
  const other = createECDH('prime256v1');
  other.generateKeys();
  expect(() => decryptPush(body, { curve: other, auth })).toThrow();
  expect(() => decryptPush(body, { curve, auth: Buffer.alloc(16) })).toThrow();
  const changed = Buffer.from(body);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  expect(() => decryptPush(changed, { curve, auth })).toThrow();
});
