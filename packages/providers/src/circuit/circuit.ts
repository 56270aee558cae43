import type { Logger } from '@gaemi/runtime/logger';
import { providerCircuit, providerErrors } from '@gaemi/runtime/metrics';
import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';

export interface CircuitSettings {
  /** Failures in a row after which the source is left alone. */
  failures: number;
  /** How long it is left alone before one call tries it again. */
  restMs: number;
}

export interface CircuitOf {
  port: 'news' | 'judge' | 'trading';
  provider: string;
}

/** Calls a source, unless it is left alone. */
export type Circuit = <T>(call: () => Promise<T>) => Promise<T>;

/** A source that is away, slow or overrun. What it says wrong, or refuses, or a caller gave up, tells nothing of the next call. */
const away: readonly ProviderErrorKind[] = ['unreachable', 'timeout', 'quota'];
const figureOf = {
  [CircuitState.Closed]: 0,
  [CircuitState.HalfOpen]: 0.5,
  [CircuitState.Open]: 1,
  [CircuitState.Isolated]: 1,
};

/**
 * Leaves a source alone for a while after failures in a row, then lets one call try it. Whoever comes meanwhile is told at
 * once, with a ProviderError that no other try can help: the analysis ends and its credits go back.
 */
export function createCircuit({ port, provider }: CircuitOf, settings: CircuitSettings, logger: Logger): Circuit {
  const policy = circuitBreaker(
    handleWhen((error) => error instanceof ProviderError && away.includes(error.kind)),
    { halfOpenAfter: settings.restMs, breaker: new ConsecutiveBreaker(settings.failures) },
  );
  providerCircuit.set({ port, provider }, figureOf[policy.state]);
  policy.onStateChange((state) => {
    providerCircuit.set({ port, provider }, figureOf[state]);
    logger.warn({ port, provider, circuit: CircuitState[state] }, 'the circuit of a source changed');
  });
  const leftAlone = () => {
    providerErrors.inc({ provider, kind: 'left-alone' });
    return new ProviderError(provider, 'unreachable', { message: 'left alone after failures', retryable: false });
  };
  return async (call) => {
    // One call at a time is on probation; nobody waits for how it ends.
    if (policy.state === CircuitState.HalfOpen) throw leftAlone();
    try {
      return await policy.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw leftAlone();
      if (error instanceof ProviderError) providerErrors.inc({ provider, kind: error.kind });
      throw error;
    }
  };
}
