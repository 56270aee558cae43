import { JudgingSchedule } from '../reading/judging-schedule.ts';
import { ReadingSchedule } from '../reading/reading-schedule.ts';
import type { MonitoringWorker } from './start-monitoring.ts';

/** Reads what the streams have by now. */
export async function readStreams(worker: MonitoringWorker): Promise<void> {
  // The read of the start may still run.
  for (let round = 0; round < 2; round += 1) await worker.get(ReadingSchedule).run();
}

/** Reads what the streams have by now, and judges the companies of which there is something new. */
export async function readAndJudge(worker: MonitoringWorker): Promise<void> {
  await readStreams(worker);
  await worker.get(JudgingSchedule).run();
}
