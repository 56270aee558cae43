import type { Strength } from '@gaemi/domain/judgement/judgement';
import * as z from 'zod';

/** Strict JSON schema that the endpoint must follow in its answer. */
export const judgementAnswerSchema = {
  name: 'judgements',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['judgements'],
    properties: {
      judgements: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['article', 'label', 'strength', 'quote', 'reason'],
          properties: {
            article: { type: 'integer', description: 'number of the article' },
            label: { type: 'string', enum: ['good', 'neutral', 'bad'] },
            strength: { type: 'integer', enum: [1, 2, 3] },
            quote: { type: 'string', description: 'at most 80 characters, copied exactly from the article' },
            reason: { type: 'string', description: 'one Korean sentence, at most 120 characters' },
          },
        },
      },
    },
  },
};

/** More than any batch has; the rest of a longer answer is ignored. */
const MAX_ITEMS = 50;

// Servers that do not enforce the schema let models write "2", "[2]" or "Good".
const written = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\[?\d+\]?\s*$/)
    .transform((digits) => Number(digits.replace(/\D/g, ''))),
]);

const answer = z.object({ judgements: z.array(z.unknown()) });
const item = z.object({
  article: written.pipe(z.number().int()),
  label: z
    .string()
    .toLowerCase()
    .trim()
    .pipe(z.enum(['good', 'neutral', 'bad'])),
  strength: written.transform((value): Strength => (value >= 2.5 ? 3 : value >= 1.5 ? 2 : 1)),
  quote: z.string(),
  reason: z.string(),
});
export type JudgedArticle = z.infer<typeof item>;

/** Returns the entries of an answer with the right shape; undefined when none has it. Clamps strengths to 1–3. */
export function readJudgements(json: unknown): JudgedArticle[] | undefined {
  const list = answer.safeParse(json);
  if (!list.success) return undefined;
  const items = list.data.judgements.slice(0, MAX_ITEMS).flatMap((entry) => item.safeParse(entry).data ?? []);
  return items.length > 0 ? items : undefined;
}
