import type { Logger } from '@gaemi/runtime/logging/logger';
import { providerErrors } from '@gaemi/runtime/metrics/metrics';
import { isInconclusive, ProviderError } from '../../provider-error.ts';

/** So long a first model is left alone that failed: shortly where that may pass, else as long as somebody takes to see it. */
const PASSING_MS = 60_000;
const LASTING_MS = 600_000;

/** Leaves a first model alone after a failure: the model of the tier can do its work. */
export interface FirstModelRest {
  /** @throws what is no failure of the model: a limit of ours, or the caller who gave up */
  unlessResting(model: string, ask: () => Promise<unknown>): Promise<void>;
}

/** Each failure is told once: until the rest is over nobody asks. */
export function createFirstModelRest(logger: Logger): FirstModelRest {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    unlessResting: async (model, ask) => {
      if (performance.now() < restsUntil) return;
      try {
        await ask();
      } catch (error) {
        if (!(error instanceof ProviderError) || isInconclusive(error)) throw error;
        const isNamed = performance.now() < restsUntil;
        restsUntil = performance.now() + restAfter(error);
        providerErrors.inc({ provider: error.provider, kind: error.kind });
        if (isNamed) return;
        logger.error(
          { err: error, model },
          'OPENAI_MODEL_FIRST fails: the model of the tier judges everything meanwhile',
        );
      }
    },
  };
}

const restAfter = ({ retryable, retryAfterMs = PASSING_MS }: ProviderError): number =>
  retryable ? Math.min(Math.max(retryAfterMs, PASSING_MS), LASTING_MS) : LASTING_MS;
