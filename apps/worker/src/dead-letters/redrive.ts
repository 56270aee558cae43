import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import type { RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import { DeadLetterRepository } from '@gaemi/database/dead-letters/dead-letter.repository';
import type { DeadLetterRecord } from '@gaemi/database/dead-letters/dead-letter.schema';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import type { Job } from '@gaemi/domain/analysis/jobs';
import { parseJob } from '@gaemi/queue/parse-job';
import type { Producer } from '@gaemi/queue/producer';
import type { Clock } from '@gaemi/runtime/clock';

/** Why a letter is not sent back. */
const reasons = {
  unknown: 'there is no such letter',
  unreadable: 'this version knows no such job',
  'sent-back': 'it was sent back before',
  ended: 'its analysis has ended or is being refunded, or its member has withdrawn',
  held: 'a worker is at work on its analysis',
  overdue: 'its analysis is past its deadline and ends with a refund within seconds',
} as const;

export type Redriven = { sent: true } | { sent: false; why: string };

interface RedriveParts {
  letters: DeadLetterRepository;
  running: Record<Job['type'], RunningAnalysis<AnalysisRecord>>;
  producer: Producer;
  clock: Clock;
}

/** The parts of `redrive` out of an application context. */
export const buildRedriveParts = (
  get: <T>(type: abstract new (...parameters: never[]) => T) => T,
  rest: Pick<RedriveParts, 'producer' | 'clock'>,
): RedriveParts => ({
  letters: get(DeadLetterRepository),
  running: { 'news-analysis': get(RunningNewsAnalysis), accumulation: get(RunningAccumulation) },
  ...rest,
});

/** Sends a stored letter back to its queue, once, where its analysis can still run. */
export async function redrive(id: string, parts: RedriveParts): Promise<Redriven> {
  const { letters, producer, clock } = parts;
  const letter = await letters.findById(id);
  const job = letter === null ? null : parseJob(letter.queue, letter.body);
  const obstacle = await findObstacle(letter, job, parts);
  if (letter === null || job === null || obstacle !== null) {
    return { sent: false, why: reasons[obstacle ?? 'unreadable'] };
  }
  if (!(await letters.markSentBack(letter._id, clock.now()))) return { sent: false, why: reasons['sent-back'] };
  try {
    await producer.send(letter.queue, job, letter.trail);
  } catch (error) {
    await letters.unmarkSentBack(letter._id);
    throw error;
  }
  return { sent: true };
}

async function findObstacle(
  letter: DeadLetterRecord | null,
  job: Job | null,
  { running, clock }: RedriveParts,
): Promise<keyof typeof reasons | null> {
  if (letter === null) return 'unknown';
  if (job === null) return 'unreadable';
  if (letter.sentBackAt !== null && letter.sentBackAt !== undefined) return 'sent-back';
  const analysis = await running[job.type].find(job.analysisId);
  if (analysis === null) return 'ended';
  const now = clock.now();
  if (analysis.lease !== null && analysis.lease.until > now) return 'held';
  return analysis.deadlineAt <= now ? 'overdue' : null;
}
