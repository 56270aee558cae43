import { describe, expect, it } from 'vitest';
import { parsePublishedAt } from './published-at.ts';

describe('parsePublishedAt', () => {
  it.each([
    ['Sat, 21 Nov 2026 09:30:00 +0900', '2026-11-21T00:30:00.000Z'],
    ['Sun, 27 Sep 2026 02:32:00 GMT', '2026-09-27T02:32:00.000Z'],
    ['Sat, 21 Nov 2026 09:30:00 KST', '2026-11-21T00:30:00.000Z'],
    ['Sat, 21 Nov 2026 09:30:00', '2026-11-21T00:30:00.000Z'],
    ['2026-11-21T09:30:00+09:00', '2026-11-21T00:30:00.000Z'],
    ['2026-11-21T00:30:00Z', '2026-11-21T00:30:00.000Z'],
    ['2026-11-21 09:30:00', '2026-11-21T00:30:00.000Z'],
    ['2026.11.21 09:30', '2026-11-21T00:30:00.000Z'],
    ['2026-11-21', '2026-11-20T15:00:00.000Z'],
  ])('%s is %s in every time zone of the machine [R44]', (text, expected) => {
    const zone = process.env.TZ;
    try {
      for (const each of ['UTC', 'Asia/Seoul', 'America/New_York']) {
        process.env.TZ = each;
        expect(parsePublishedAt(text)?.toISOString()).toBe(expected);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it.each(['', 'yesterday', '2026-13-45', 'Sat, 99 Foo 2026 09:30:00 +0900'])('%j is not a moment [R44]', (text) => {
    expect(parsePublishedAt(text)).toBeUndefined();
  });
});
