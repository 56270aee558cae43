import { describe, expect, it } from 'vitest';
import { isOutSince } from './since-analysis.ts';

const analysedAt = new Date('2026-11-26T22:21:00+09:00');
const event = (at: string, more: Partial<Parameters<typeof isOutSince>[0]> = {}) => ({
  ...{ at: new Date(`${at}+09:00`), day: at.slice(0, 10), stage: null, turnedTo: null },
  ...more,
});

describe('an event is new since an analysis', () => {
  it('where it came out after it, not where it was only found later', () => {
    expect(isOutSince(event('2026-11-26T22:22:00'), analysedAt)).toBe(true);
    expect(isOutSince(event('2026-11-26T22:21:00'), analysedAt)).toBe(false);
    expect(isOutSince(event('2026-11-26T22:20:00'), analysedAt)).toBe(false);
    expect(isOutSince(event('2026-11-19T10:00:00'), analysedAt)).toBe(false);
  });

  it('where it is a filing of that day whose moment nobody knows', () => {
    expect(isOutSince(event('2026-11-26T00:00:00'), analysedAt)).toBe(true);
    expect(isOutSince(event('2026-11-25T00:00:00'), analysedAt)).toBe(false);
  });

  it('where an old one turned, or a rumour reached a stage', () => {
    expect(isOutSince(event('2026-11-19T10:00:00', { turnedTo: 'bad' }), analysedAt)).toBe(true);
    expect(isOutSince(event('2026-11-19T10:00:00', { stage: 'denied', day: '2026-11-26' }), analysedAt)).toBe(true);
    expect(isOutSince(event('2026-11-19T10:00:00', { stage: 'reported' }), analysedAt)).toBe(false);
  });
});
