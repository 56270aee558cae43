import { describe, expect, it } from 'vitest';
import { createSealer } from './sealed-text.ts';

const sealer = createSealer('a secret of sixteen characters', 'tokens');

describe('a sealed text', () => {
  it('opens with the same secret, for the same purpose and place', () => {
    const sealed = sealer.seal('토큰 abc', 'kis:1');
    // Random letters of the form may spell it.
    expect(Buffer.from(sealed, 'base64url').includes('abc')).toBe(false);
    expect(sealer.open(sealed, 'kis:1')).toBe('토큰 abc');
    expect(createSealer('a secret of sixteen characters', 'tokens').open(sealed, 'kis:1')).toBe('토큰 abc');
  });

  it('looks different each time', () => {
    expect(sealer.seal('abc', 'kis:1')).not.toBe(sealer.seal('abc', 'kis:1'));
  });

  it('stays closed to others', () => {
    const sealed = sealer.seal('abc', 'kis:1');
    expect(sealer.open(sealed, 'kiwoom:1')).toBeUndefined();
    expect(createSealer('another secret, also long', 'tokens').open(sealed, 'kis:1')).toBeUndefined();
    expect(createSealer('a secret of sixteen characters', 'others').open(sealed, 'kis:1')).toBeUndefined();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(sealer.open(changed.toString('base64url'), 'kis:1')).toBeUndefined();
    expect(sealer.open('', 'kis:1')).toBeUndefined();
    // A part of the tag is guessed sooner than the whole.
    const empty = Buffer.from(sealer.seal('', 'kis:1'), 'base64url');
    expect(sealer.open(empty.toString('base64url'), 'kis:1')).toBe('');
    for (const cut of [4, 8, 12])
      expect(sealer.open(empty.subarray(0, 12 + cut).toString('base64url'), 'kis:1')).toBeUndefined();
  });
});
