import { describe, expect, it } from 'vitest';
import { createPace } from './request-pace.ts';

const { signal } = new AbortController();

async function measureTimes(names: readonly string[], rates: Parameters<typeof createPace>[0]) {
  const pace = createPace(rates);
  const start = performance.now();
  return Promise.all(
    names.map(async (name) => {
      await pace.acquire(name, signal);
      return performance.now() - start;
    }),
  );
}

describe('the rate limit of requests', () => {
  it('allows a burst and holds the rest to the rate of their name', async () => {
    const times = await measureTimes(['a', 'a', 'a', 'a', 'b'], {
      each: { perSecond: 20, burst: 2 },
      all: { perSecond: 100, burst: 5 },
    });
    expect(times[2]).toBeGreaterThanOrEqual(50);
    expect(times[3]).toBeGreaterThanOrEqual(100);
    expect(times[1]).toBeLessThan(times[2] ?? 0);
    expect(times[4]).toBeLessThan(times[2] ?? 0);
  });

  it('holds all names together to the common rate', async () => {
    const times = await measureTimes(['a', 'b', 'c'], {
      each: { perSecond: 1_000, burst: 100 },
      all: { perSecond: 20, burst: 1 },
    });
    expect(times[1]).toBeGreaterThanOrEqual(50);
    expect(times[2]).toBeGreaterThanOrEqual(100);
  });

  it('ends the wait of a caller that gives up', async () => {
    const pace = createPace({ each: { perSecond: 0.01, burst: 1 }, all: { perSecond: 5, burst: 5 } });
    await pace.acquire('a', signal);
    await expect(pace.acquire('a', AbortSignal.timeout(20))).rejects.toThrow();
  });

  it('gives the slots of those who gave up to the next in line', async () => {
    const pace = createPace({ each: { perSecond: 5, burst: 1 }, all: { perSecond: 100, burst: 5 } });
    await pace.acquire('a', signal);
    const givenUp = Array.from({ length: 20 }, () => pace.acquire('a', AbortSignal.timeout(20)));
    const start = performance.now();
    const next = pace.acquire('a', signal);
    for (const { status } of await Promise.allSettled(givenUp)) expect(status).toBe('rejected');
    await next;
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
