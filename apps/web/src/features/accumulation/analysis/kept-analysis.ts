import * as z from 'zod';
import { keepsRuns, keptRun } from '../../analysis/run/kept-run.ts';

const keptAnalysis = keptRun.extend({
  period: z.object({ from: z.string(), to: z.string() }),
  /** How far it got: asked for, accepted by the server (and charged). */
  stage: z.enum(['asked', 'accepted']),
});

/** One analysis on its way from the chosen period to its result. */
export type KeptAnalysis = z.infer<typeof keptAnalysis>;

export const accumulationRuns = keepsRuns<KeptAnalysis>({ key: 'mjbAnalysis', schema: keptAnalysis, asked: 'asked' });
