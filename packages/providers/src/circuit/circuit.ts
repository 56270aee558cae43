import { LONGEST_PAUSE_MS } from '@gaemi/domain/sources';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { providerCircuit, providerErrors } from '@gaemi/runtime/metrics/metrics';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { MAX_WAIT_MS } from '../http/with-retries.ts';
import { isInconclusive, ProviderError, type ProviderErrorKind } from '../provider-error.ts';
import type { SharedCircuit } from './shared-circuit.ts';

export interface CircuitSettings {
  /** Number of failures in a row that open the circuit. */
  failures: number;
  /** Milliseconds for which the circuit stays open before one trial call. */
  restMs: number;
  /** State shared with the other workers. */
  shared?: SharedCircuit | undefined;
}

/** What is asked beside the prices of a stock fails by itself: it must not keep them away. */
export type PricePort = 'prices' | 'flows' | 'short-selling';

export interface CircuitOf {
  port: 'news' | 'stream' | 'judge' | 'trading' | PricePort;
  provider: string;
}

/** Calls a source, unless its circuit is open. */
export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Failures of a source that is unreachable, slow or overloaded. Malformed answers, refusals and calls that the caller
 * or a limit of ours ended predict nothing about the next call.
 */
const away: readonly ProviderErrorKind[] = ['unreachable', 'timeout', 'quota'];
const figureOf = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
};

const isAway = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && away.includes(error.kind) && !isInconclusive(error);

/** The pause that a source asked for, where it is longer than its circuit rests or the tries of a call wait; else 0. */
function longPause(error: unknown, restMs: number): number {
  const asked = isAway(error) ? (error.retryAfterMs ?? 0) : 0;
  return asked > Math.min(restMs, MAX_WAIT_MS) ? Math.min(asked, LONGEST_PAUSE_MS) : 0;
}

/**
 * Circuit breaker: opens for all workers after failures in a row, and at once where the source asks for a long pause;
 * then it allows one trial call. While it is open, calls fail at once with a ProviderError that is not retryable: the analysis ends and
 * its credits are refunded.
 */
export function createCircuit({ port, provider }: CircuitOf, settings: CircuitSettings, logger: Logger): Circuit {
  const { failures, restMs, shared } = settings;
  // An inconclusive trial must not close the circuit: it rests once more.
  const isFailure = (error: unknown): boolean =>
    isAway(error) ||
    (policy.state === CircuitState.HalfOpen && error instanceof ProviderError && isInconclusive(error));
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failures),
  });
  const tell = (figure: number) => providerCircuit.set({ port, provider }, figure);
  tell(figureOf[policy.state]);
  policy.onStateChange((state) => {
    tell(figureOf[state]);
    logger.warn({ port, provider, circuit: CircuitState[state] }, 'the circuit of a source changed');
    if (state === CircuitState.Open) void shared?.open(restMs);
    if (state === CircuitState.Closed) void shared?.close();
  });
  const leftAlone = () => {
    providerErrors.inc({ provider, kind: 'left-alone' });
    return new ProviderError(provider, 'unreachable', { message: 'left alone after failures', retryable: false });
  };
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const pauseFor = async (milliseconds: number) => {
    pausedUntil = Date.now() + milliseconds;
    tell(figureOf[CircuitState.Open]);
    logger.warn({ port, provider, seconds: Math.round(milliseconds / 1_000) }, 'a source asks for a pause');
    await shared?.open(milliseconds);
  };
  // Unless the clock was set back meanwhile.
  const isPaused = () => pausedUntil > Date.now() && pausedUntil <= Date.now() + LONGEST_PAUSE_MS;
  const callHere = async <T>(call: () => Promise<T>): Promise<T> => {
    // One trial call at a time; nobody waits for its end.
    if (policy.state === CircuitState.HalfOpen) throw leftAlone();
    try {
      return await policy.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw leftAlone();
      if (error instanceof ProviderError && error.kind !== 'reserved') {
        providerErrors.inc({ provider, kind: error.kind });
      }
      const pause = longPause(error, restMs);
      if (pause > 0) await pauseFor(pause);
      throw error;
    }
  };
  return async (call) => {
    const admission = (await shared?.admit()) ?? 'closed';
    // A trial call, which the store allows, may come before the pause that this worker knows is over.
    if (admission === 'open' || (admission === 'closed' && isPaused())) {
      tell(figureOf[CircuitState.Open]);
      throw leftAlone();
    }
    tell(admission === 'closed' ? figureOf[policy.state] : figureOf[CircuitState.HalfOpen]);
    if (admission === 'closed' || shared === undefined) return callHere(call);
    const answer = await onProbation(() => callHere(call), shared, { restMs, tell });
    // The pause is over for all workers.
    pausedUntil = Number.NEGATIVE_INFINITY;
    return answer;
  };
}

/**
 * Runs a trial call, which decides for all workers. A trial that its caller gave up decides nothing: the next call is
 * the trial.
 */
async function onProbation<T>(
  call: () => Promise<T>,
  shared: SharedCircuit,
  { restMs, tell }: { restMs: number; tell: (figure: number) => void },
): Promise<T> {
  try {
    const answer = await call();
    await shared.close();
    tell(figureOf[CircuitState.Closed]);
    return answer;
  } catch (error) {
    if (isAway(error)) {
      await shared.open(Math.max(restMs, longPause(error, restMs)));
      tell(figureOf[CircuitState.Open]);
    } else if (error instanceof ProviderError && !isInconclusive(error)) await shared.close();
    else await shared.giveBack();
    throw error;
  }
}
