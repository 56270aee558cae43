import { createHash } from 'node:crypto';
import { encodeEucKr } from '@gaemi/testing/providers/euc-kr';
import { describe, expect, it } from 'vitest';
import { decodeCodePage949 } from './code-page-949.ts';

const decode = (...bytes: number[]) => decodeCodePage949(Uint8Array.from(bytes));

describe('code page 949', () => {
  it('reads all of EUC-KR', () => {
    const text = '삼성전자 (주) SK하이닉스·ㄱ①漢字㈜';
    expect(decodeCodePage949(encodeEucKr(text))).toBe(text);
    expect(decode()).toBe('');
  });

  it('reads the syllables that EUC-KR lacks, alone and between others', () => {
    expect(decode(0x81, 0x41)).toBe('갂');
    expect(decode(0x81, 0x81)).toBe('걖');
    expect(decode(0x8c, 0x63)).toBe('똠');
    expect(decode(0xa0, 0xfe)).toBe('좤');
    expect(decode(0xa1, 0x41)).toBe('좥');
    expect(decode(0xc6, 0x52)).toBe('힣');
    expect(decode(0x41, 0x8c, 0x63, 0xb0, 0xa1, 0x8c, 0x63, 0x42)).toBe('A똠가똠B');
  });

  it('has all 11,172 syllables of Hangul, each once and at the positions of other decoders', () => {
    const syllables: string[] = [];
    for (let lead = 0x81; lead <= 0xfe; lead += 1) {
      for (let trail = 0x41; trail <= 0xfe; trail += 1) {
        const syllable = syllableAt(lead, trail);
        if (syllable !== undefined) syllables.push(syllable);
      }
    }
    expect(syllables).toHaveLength(11_172);
    expect(new Set(syllables).size).toBe(11_172);
    // Checksum of the same walk over the table of another implementation.
    expect(createHash('sha256').update(syllables.join('')).digest('hex')).toBe(
      'ca775c73b22a7f5589c62fc71d8e67f5c7cf96f740b8c7a4be8ab5e5a4ec2e09',
    );
  });

  it.each([
    ['a lead byte without its other', [0xb0]],
    ['a wrong second byte', [0xb0, 0x20]],
    ['a place that holds nothing', [0xc6, 0x53]],
    ['bytes that begin nothing', [0x80, 0x41]],
    ['bytes that begin nothing', [0xff, 0xa1]],
  ])('refuses %s', (_, bytes) => {
    expect(() => decode(...bytes)).toThrow(TypeError);
  });
});

function syllableAt(lead: number, trail: number): string | undefined {
  try {
    const text = decode(lead, trail);
    return /^[가-힣]$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
