import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { subjectAnswers, textKinds } from '@gaemi/domain/judge/judgement/judgement';
import type { JudgeModels } from '@gaemi/domain/judge/read-answers';
import { eventLabels } from '@gaemi/domain/news-side';
import * as z from 'zod';
import weights from './weights.json' with { type: 'json' };

const numbers = z.array(z.number());
const model = <Class extends string>(classes: readonly [Class, ...Class[]]) =>
  z.object({ classes: z.array(z.enum(classes)), bias: numbers, weights: z.record(z.string(), numbers) });

/** The weights of all decisions, as they are stored. */
export const modelsSchema: z.ZodType<JudgeModels> = z.object({
  subject: model(subjectAnswers),
  kind: model(textKinds),
  type: model(eventTypes),
  label: model(eventLabels),
  strength: model(['1', '2', '3']),
  material: model(['yes', 'no']),
});

/**
 * Weights of the judge. Source: `pnpm --filter @gaemi/eval train-judge` writes weights.json from the training sets of quality/eval. Raise
 * `LEARNED_VERSION` with them. A test holds the file to the schema; reading two megabytes by it at each start took a tenth of the start.
 */
export const learnedModels = weights as JudgeModels;
