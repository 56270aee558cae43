import { describe, expect, it } from 'vitest';
import { alertPreview, firstPreviewedDay } from './alert-preview.ts';
import type { AlertableEvent } from './alert-rules.ts';

const today = '2026-11-23';
const event = (day: string, changes: Partial<AlertableEvent> = {}) => ({
  day,
  side: 'good' as const,
  strength: 2 as const,
  filed: false,
  stage: null,
  ...changes,
});
const marked = (days: readonly boolean[]) => days.flatMap((alerted, index) => (alerted ? index : []));

describe('alertPreview', () => {
  it('covers thirty days up to today', () => {
    expect(firstPreviewedDay(today)).toBe('2026-10-25');
    const preview = alertPreview([event('2026-10-24'), event('2026-10-25'), event(today), event(today)], {
      min: 1,
      today,
    });
    expect(preview?.days).toHaveLength(30);
    expect(marked(preview?.days ?? [])).toEqual([0, 29]);
    expect(preview?.count).toBe(3);
  });

  it('counts what the strength lets through, and no event without a side', () => {
    const events = [
      event('2026-11-20', { strength: 1 }),
      event('2026-11-21', { strength: 3 }),
      event('2026-11-22', { strength: 3, side: null }),
    ];
    expect(alertPreview(events, { min: 1, today })?.count).toBe(2);
    expect(marked(alertPreview(events, { min: 2, today })?.days ?? [])).toEqual([27]);
    expect(alertPreview(events.slice(0, 1), { min: 3, today })).toEqual({ days: Array(30).fill(false), count: 0 });
  });

  it('counts no more alerts of a day than a member gets', () => {
    expect(alertPreview(Array(9).fill(event(today)), { min: 1, today })?.count).toBe(5);
  });

  it('is null without events', () => {
    expect(alertPreview([], { min: 1, today })).toBeNull();
  });
});
