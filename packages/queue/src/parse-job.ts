import { type JobOf, type QueueName } from '@gaemi/domain/analysis/jobs';
import { jobSchemas } from './jobs.ts';

/** Returns the job in a message of a queue; null when it is not a job of that queue. */
export function parseJob<Queue extends QueueName>(queue: Queue, body: string | undefined): JobOf<Queue> | null {
  try {
    const result = jobSchemas[queue].safeParse(JSON.parse(body ?? ''));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
