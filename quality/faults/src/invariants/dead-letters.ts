import type { Cast } from '../members/cast.ts';
import { isPoison } from '../schedule/make-schedule.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { Settled } from '../schedule/settle.ts';
import type { StoredJob, StoredLetter } from './stored-job.ts';

interface Looked {
  schedule: Schedule;
  settled: Settled;
  jobs: readonly StoredJob[];
}

/** Skipped product seconds after which any message may have used up its deliveries. */
const MANY_SECONDS = 180;

/**
 * Checks that every dead letter is stored and handled: poison, those added on purpose, and those that an outage caused.
 */
export async function lookAtDeadLetters(
  { product }: Cast,
  looked: Looked,
): Promise<{ broken: string[]; notes: string[] }> {
  const broken: string[] = [];
  const notes: string[] = [];
  const kept = product.database.collection<StoredLetter>('dead_letters');
  const letters = await kept.find({}).toArray();
  const { troubles } = looked.schedule;
  const sent = troubles.flatMap((trouble) =>
    trouble.kind === 'poison' && isPoison(trouble.body) ? [trouble.body] : [],
  );
  const isForgetful = troubles.some(({ kind }) => kind === 'forget');
  for (const body of sent) {
    if (!isForgetful && letters.every((letter) => letter.body !== body))
      broken.push(`poison that is not among the dead letters: ${body}`);
  }
  const isExplained = usesUpDeliveries(looked) || troubles.some(({ kind }) => kind === 'dead');
  for (const { body, outcome, analysisId } of letters) {
    if (outcome === null) broken.push(`a dead letter that nobody dealt with: ${body}`);
    if (isPoison(body)) {
      if (outcome !== 'unreadable') broken.push(`poison that was ${outcome}: ${body}`);
      if (!sent.includes(body)) notes.push(`poison of a former schedule: ${body}`);
      continue;
    }
    (isExplained ? notes : broken).push(`a job among the dead letters, ${outcome}: ${body}`);
    const job = looked.jobs.find(({ _id }) => _id.toHexString() === analysisId);
    if (job !== undefined && job.state !== 'error' && (outcome === 'refunded' || outcome === 'refund-pending'))
      broken.push(`${job.requestId}: a dead letter was ${outcome}, and it is ${job.state}`);
  }
  // The next schedule finds only its own.
  if (letters.length > 0) await kept.deleteMany({ _id: { $in: letters.map(({ _id }) => _id) } });
  return { broken, notes };
}

/** Deliveries are used up by an outage of the store or queue, and by minutes skipped one after the other. */
function usesUpDeliveries({ schedule: { troubles, faults }, settled }: Looked): boolean {
  return (
    settled.advancedSeconds >= MANY_SECONDS ||
    faults.some(({ effect }) => ['kill-service', 'freeze', 'last-word'].includes(effect)) ||
    troubles.some(
      (trouble) =>
        (trouble.kind === 'away' && (trouble.service === 'store' || trouble.service === 'queue')) ||
        (trouble.kind === 'kill' && (trouble.process === 'store' || trouble.process === 'queue')),
    )
  );
}
