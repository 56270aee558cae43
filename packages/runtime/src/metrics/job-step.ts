import { beginSpan, inSpan } from '../tracing/tracing.ts';
import { jobSteps } from './metrics.ts';

/**
 * Runs one step of an analysis and reports its duration and outcome: as a metric and, when traces are sent, as a span.
 */
export async function jobStep<T>(job: string, step: string, work: () => Promise<T>): Promise<T> {
  const end = jobSteps.startTimer({ job, step });
  try {
    const result = await inSpan(beginSpan(`${job}: ${step}`), work);
    end({ outcome: 'done' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}
