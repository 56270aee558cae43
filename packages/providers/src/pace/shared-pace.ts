import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { serializeByKey } from '@gaemi/runtime/serialize-by-key';
import { inTime } from '../in-time.ts';
import { unlessAborted } from '../unless-aborted.ts';
import { createPace, type Pace } from './request-pace.ts';

/** Request slots shared by all workers. */
export interface SlotStore {
  /** Takes the slot of a key. Returns 0 when it was free, else the milliseconds to wait before the next attempt. */
  take(key: string, intervalMs: number): Promise<number>;
}

export interface SharedPaceSettings {
  /** Prefix of the slot keys. */
  provider: string;
  /** Requests per second: of each name, and of all. */
  each: number;
  all: number;
}

/** What this process took of a key, on its own clock: when its next slot begins, and until when those of the last write are its own. */
interface Taken {
  freeAt: number;
  until: number;
}

/** Time limit of the store for one slot, and the pause after a failure. */
const STORE_TIMEOUT_MS = 2_000;
const REST_MS = 5_000;
/** A fast pace is taken for so long in one write; other workers wait no longer than that for their first slot. */
const TAKEN_AT_ONCE_MS = 50;
/** Assumed number of workers while the store does not answer. This worker keeps to its part of the rate then. */
const ASSUMED_WORKERS = 4;

/**
 * Rate limit that all workers share. Callers in this process wait in the order of their calls. Between workers, the
 * first to ask after a slot has ended gets the next one. While the store does not answer, this worker keeps to a
 * quarter of the rate by itself.
 */
export function createSharedPace({ provider, each, all }: SharedPaceSettings, slots: SlotStore, logger: Logger): Pace {
  const alone = createPace({
    each: { perSecond: each / ASSUMED_WORKERS, burst: 1 },
    all: { perSecond: all / ASSUMED_WORKERS, burst: 1 },
  });
  const inTurn = serializeByKey();
  const taken = new Map<string, Taken>();
  let askAgainAt = 0;
  let failing = false;

  /** In the order of the calls. One that gives up leaves its place. */
  const inLine = <T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const unlessGivenUp = async () => {
      signal.throwIfAborted();
      return work();
    };
    return unlessAborted(() => inTurn(key, unlessGivenUp), signal);
  };

  /** One caller of this process asks at a time, and not before the slots that the last one took are over: it would be refused. */
  const take = (key: string, perSecond: number, signal: AbortSignal) =>
    inLine(`slot ${key}`, signal, async () => {
      const intervalMs = 1_000 / perSecond;
      const takenMs = Math.max(1, Math.floor(TAKEN_AT_ONCE_MS / intervalMs)) * intervalMs;
      const pause = (ms: number) => (ms > 0 ? sleep(Math.ceil(ms), undefined, { signal }) : undefined);
      const held = taken.get(key) ?? { freeAt: 0, until: 0 };
      await pause(held.freeAt - performance.now());
      signal.throwIfAborted();
      let { until } = held;
      while (performance.now() >= until) {
        const asked = performance.now();
        const wait = await inTime(slots.take(key, takenMs), STORE_TIMEOUT_MS);
        // The store counts from before its answer: a late one gives this slot and no other.
        if (wait === 0) {
          until = asked + takenMs;
          break;
        }
        await pause(wait);
        signal.throwIfAborted();
      }
      taken.set(key, { freeAt: performance.now() + intervalMs, until });
    });

  const takeShared = async (name: string, signal: AbortSignal): Promise<boolean> => {
    if (performance.now() < askAgainAt) return false;
    try {
      // The common rate holds each name to it, too, where it is no faster.
      if (each < all) await take(`${provider}:${name}`, each, signal);
      await take(provider, all, signal);
    } catch (err) {
      signal.throwIfAborted();
      askAgainAt = performance.now() + REST_MS;
      if (!failing)
        logger.warn({ err, provider }, 'the shared pace does not answer; this worker keeps to a part of it');
      failing = true;
      return false;
    }
    if (failing) logger.info({ provider }, 'the shared pace answers again');
    failing = false;
    return true;
  };

  return {
    acquire: (name, signal) =>
      inLine(name, signal, async () => {
        if (!(await takeShared(name, signal))) await alone.acquire(name, signal);
      }),
  };
}
