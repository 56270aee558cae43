import { jobSteps } from './metrics.ts';
import { beginSpan, inSpan } from './tracing.ts';

/** Does one step of an analysis, and tells how long it took and how it ended: as a metric and, where traces are sent, as a span. */
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
