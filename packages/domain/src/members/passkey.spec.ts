import { expect, it } from 'vitest';
import { RECOVERY_CODE_BYTES, readRecoveryCode, writeRecoveryCode } from './passkey.ts';

it('writes a recovery code as sixteen digits in groups of four', () => {
  expect(writeRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES))).toBe('0000-0000-0000-0000');
  expect(writeRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(writeRecoveryCode(Uint8Array.of(0, 68, 50, 20, 199, 66, 84, 182, 53, 207))).toBe('0123-4567-89AB-CDEF');
});

it('reads a code as members type it: small letters, no hyphens, letters for digits they look like', () => {
  for (const typed of ['0123-4567-89AB-CDEF', '0123456789abcdef', ' o12345 6789ABCDEF ', 'Oi23-4567-89ab-cdef'])
    expect(readRecoveryCode(typed)).toBe('0123456789ABCDEF');
  expect(readRecoveryCode('OIL0-1111-1111-1111')).toBe('0110111111111111');
});

it.each([
  ['０１２３－４５６７－８９ＡＢ－ＣＤＥＦ', 'wide characters'],
  ['0123‐4567‐89AB‐CDEF', 'hyphens of a document'],
  ['0123–4567—89AB−CDEF', 'dashes and a minus'],
  ['\u200B0123-4567-\u00AD89AB-CDEF\uFEFF', 'marks of no width'],
])('reads %s, with %s', (typed) => {
  expect(readRecoveryCode(typed)).toBe('0123456789ABCDEF');
});

it.each(['', '0123-4567-89AB-CDE', '0123-4567-89AB-CDEF-0', 'UUUU-UUUU-UUUU-UUUU', '0123-4567-89AB-CDE$'])(
  'takes %j for no code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);
