import type { Logger } from '@gaemi/runtime/logging/logger';
import { inTime } from '../in-time.ts';

/** Store in which workers share the open circuits. */
export interface CircuitStore {
  /** Returns true when a call is allowed; after the pause one caller gets the trial call. */
  admit(id: string, rest: { now: Date; restMs: number }): Promise<'closed' | 'open' | 'probation'>;
  /** Shortens no longer pause. */
  open(id: string, until: Date): Promise<void>;
  /** Gives a trial call back that decided nothing. */
  giveBack(id: string, now: Date): Promise<void>;
  close(id: string): Promise<void>;
}

/**
 * Circuit of one source, shared by all workers. While the store does not answer, each worker uses its own. Never
 * rejects.
 */
export interface SharedCircuit {
  admit(): ReturnType<CircuitStore['admit']>;
  /** Opens the circuit from now on, for `milliseconds` at least. */
  open(milliseconds: number): Promise<void>;
  /** Gives a trial call back that decided nothing. */
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

const STORE_TIMEOUT_MS = 2_000;
/** For so long a closed circuit is not asked about again: twenty days of trading are as many calls within a second. */
const CLOSED_MS = 500;

export function createSharedCircuit(
  { id, restMs, now }: { id: string; restMs: number; now: () => Date },
  store: CircuitStore,
  logger: Logger,
): SharedCircuit {
  let failing = false;
  let closedUntil = Number.NEGATIVE_INFINITY;
  let opened = 0;
  const ask = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      const answer = await inTime(work(), STORE_TIMEOUT_MS);
      failing = false;
      return answer;
    } catch (err) {
      if (!failing) logger.warn({ err, circuit: id }, 'the circuits of the other workers are not known');
      failing = true;
      return otherwise;
    }
  };
  return {
    async admit() {
      if (performance.now() < closedUntil) return 'closed';
      const before = opened;
      const admission = await ask(() => store.admit(id, { now: now(), restMs }), 'closed');
      // What opened meanwhile is newer than the answer.
      if (admission === 'closed' && opened === before) closedUntil = performance.now() + CLOSED_MS;
      return admission;
    },
    open(milliseconds) {
      opened += 1;
      closedUntil = Number.NEGATIVE_INFINITY;
      return ask(() => store.open(id, new Date(now().getTime() + milliseconds)), undefined);
    },
    giveBack: () => ask(() => store.giveBack(id, now()), undefined),
    close: () => ask(() => store.close(id), undefined),
  };
}
