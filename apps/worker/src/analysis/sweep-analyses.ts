import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import type { RunningAnalysis } from '@gaemi/database/analysis/running-analysis';

type Running = RunningAnalysis<AnalysisRecord>;

/** How often analyses are swept, in milliseconds. */
export const SWEEP_MS = 15_000;
/** Analyses of a kind that one sweep takes on. */
const BATCH = 50;

interface Sweep {
  /** Ids of the analyses that wait for this sweep. */
  list(running: Running, limit: number): Promise<string[]>;
  settle(running: Running, analysisId: string): Promise<void>;
  /** Told of each that could not be settled; without an id, that they could not be looked up. */
  onError(error: unknown, analysisId?: string): void;
}

/** Settles what waits, kind by kind. One that cannot be settled must not hold up the others. Never rejects. */
export async function sweepAnalyses(kinds: readonly Running[], { list, settle, onError }: Sweep): Promise<void> {
  const sweep = async (running: Running) => {
    const waiting = await list(running, BATCH);
    await Promise.all(waiting.map((id) => settle(running, id).catch((error: unknown) => onError(error, id))));
  };
  await Promise.all(kinds.map((running) => sweep(running).catch((error: unknown) => onError(error))));
}
