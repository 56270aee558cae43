import { newsTiers } from '@gaemi/domain/members/grades';
import * as z from 'zod';
import { keepsRuns, keptRun } from '../../analysis/run/kept-run.ts';

const keptAnalysis = keptRun.extend({
  tier: z.enum(newsTiers),
  /** How far it got: picked, good side accepted by the server (and charged), bad side too. */
  stage: z.enum(['picked', 'good-accepted', 'accepted']),
});

/** One analysis on its way from pick to result. */
export type KeptAnalysis = z.infer<typeof keptAnalysis>;

export const newsRuns = keepsRuns<KeptAnalysis>({ key: 'newsAnalysis', schema: keptAnalysis, asked: 'picked' });
