import { describe, expect, it } from 'vitest';
import { isSwitchedOff, meaningOfWebhook, messageLifeMs, nextTryAt } from './webhook-rules.ts';

const start = new Date('2026-11-20T00:00:00Z');
const endsAt = new Date(start.getTime() + messageLifeMs('alert'));

function listTries(spread: number): Date[] {
  const tries = [start];
  for (;;) {
    const now = tries.at(-1) ?? start;
    const next = nextTryAt({ tries: tries.length, spread }, { now, endsAt });
    if (next === null) return tries;
    tries.push(next);
  }
}

describe('the tries of a message', () => {
  it.each([0, 0.5, 1])('are nine within a day, the last ones hours apart (spread %d)', (spread) => {
    const tries = listTries(spread);
    const lastMs = (tries.at(-1) ?? start).getTime() - start.getTime();
    expect(tries).toHaveLength(9);
    expect(lastMs).toBeGreaterThan(20 * 3_600_000);
    expect(lastMs).toBeLessThan(24 * 3_600_000);
  });

  it('wait longer each time, and up to a tenth less', () => {
    const waits = (spread: number) =>
      listTries(spread).flatMap((at, index, all) => {
        const before = all[index - 1];
        return before === undefined ? [] : [Math.round((at.getTime() - before.getTime()) / 1_000)];
      });
    expect(waits(1)).toEqual([5, 60, 300, 1_800, 7_200, 18_000, 28_800, 28_800]);
    expect(waits(0).slice(2)).toEqual([270, 1_620, 6_480, 16_200, 25_920, 25_920]);
  });

  it('wait as long as the receiver asks, but none is given up for a wait past the end', () => {
    const ask = (retryAfterMs: number) => nextTryAt({ tries: 1, retryAfterMs, spread: 1 }, { now: start, endsAt });
    expect(ask(600_000)).toEqual(new Date(start.getTime() + 600_000));
    expect(ask(1_000)).toEqual(new Date(start.getTime() + 5_000));
    expect(ask(24 * 3_600_000)).toEqual(new Date(start.getTime() + 5_000));
    expect(ask(25 * 3_600_000)).toEqual(new Date(start.getTime() + 5_000));
    expect(ask(Number.POSITIVE_INFINITY)).toEqual(new Date(start.getTime() + 5_000));
  });

  it('end with the message, however few they were', () => {
    const late = (ms: number) => nextTryAt({ tries: 1, spread: 1 }, { now: new Date(endsAt.getTime() - ms), endsAt });
    expect(late(5_001)).toEqual(new Date(endsAt.getTime() - 1));
    expect(late(5_000)).toBeNull();
  });

  it('of a test end within minutes', () => {
    expect(messageLifeMs('test')).toBeLessThanOrEqual(5 * 60_000);
  });
});

describe('a webhook is switched off', () => {
  const sixthDay = new Date('2026-11-25T00:00:00Z');
  const hoursBefore = (hours: number) => new Date(sixthDay.getTime() - hours * 3_600_000);
  const failed = { type: 'alert', lastTriedAt: hoursBefore(8), nextTryAt: null } as const;

  it('after five days without success, not before', () => {
    expect(isSwitchedOff(start, failed, hoursBefore(1))).toBe(false);
    expect(isSwitchedOff(start, failed, sixthDay)).toBe(true);
  });

  it.each([
    ['is tried again', { ...failed, nextTryAt: sixthDay }],
    ['was never tried before', { ...failed, lastTriedAt: null }],
    ['was not tried for days', { ...failed, lastTriedAt: hoursBefore(100) }],
  ])('not with a message that %s', (_, message) => {
    expect(isSwitchedOff(start, message, sixthDay)).toBe(false);
  });
});

it.each([
  [200, 'accepted'],
  [204, 'accepted'],
  [302, 'failed'],
  [404, 'failed'],
  [410, 'gone'],
  [500, 'failed'],
])('status %i means %s', (status, meaning) => {
  expect(meaningOfWebhook(status)).toBe(meaning);
});
