import type { Pace } from './request-pace.ts';

const DAY_MS = 86_400_000;

export interface GrowingPaceSettings {
  /** Requests per second at first, and at most. */
  least: number;
  most: number;
  /** Makes a pace of so many requests per second. */
  createAt: (perSecond: number) => Pace;
  now: () => Date;
}

/**
 * A rate for a provider that grants more with time and does not say when: it doubles with each day without a refusal for
 * more than was granted, and begins again after one.
 */
export function createGrowingPace({ least, most, createAt, now }: GrowingPaceSettings): Pace {
  let quietSince = now().getTime();
  let current = { perSecond: least, pace: createAt(least) };
  const paceNow = (): Pace => {
    const days = Math.max(0, Math.floor((now().getTime() - quietSince) / DAY_MS));
    const perSecond = Math.min(most, least * 2 ** Math.min(days, 10));
    if (perSecond !== current.perSecond) current = { perSecond, pace: createAt(perSecond) };
    return current.pace;
  };
  return {
    acquire: (name, signal) => paceNow().acquire(name, signal),
    slowDown: () => {
      quietSince = now().getTime();
    },
  };
}
