import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { type Strength, subjectAnswers, textKinds } from '@gaemi/domain/judge/judgement/judgement';
import { eventLabels } from '@gaemi/domain/news-side';
import * as z from 'zod';

const fields = {
  article: { type: 'integer', description: 'number of the article' },
  subject: { type: 'string', enum: subjectAnswers, description: 'part that the company plays' },
  kind: { type: 'string', enum: textKinds },
  type: { type: 'string', enum: eventTypes },
  side: { type: 'string', enum: eventLabels },
  strength: { type: 'integer', enum: [1, 2, 3] },
  material: { type: 'boolean', description: 'whether a careful investor would want to be told' },
  quote: { type: 'string', description: 'at most 80 characters, copied exactly from the article' },
  reason: { type: 'string', description: 'one Korean sentence that says what happened, at most 120 characters' },
} as const;

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
        items: { type: 'object', additionalProperties: false, required: Object.keys(fields), properties: fields },
      },
    },
  },
};

/** More than any batch has; the rest of a longer answer is ignored. */
const MAX_ITEMS = 50;

// Servers that do not enforce the schema let models write "2", "[2]", "Good" or "yes".
const written = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\[?\d+\]?\s*$/)
    .transform((digits) => Number(digits.replace(/\D/g, ''))),
]);
const word = z.string().toLowerCase().trim();
const yesOrNo = z.union([
  z.boolean(),
  word.pipe(z.enum(['true', 'false', 'yes', 'no'])).transform((said) => said === 'true' || said === 'yes'),
]);

/** Models that no schema binds also write the list alone, and the judgement of a single article alone. */
const answer = z.union([
  z.object({ judgements: z.array(z.unknown()) }).transform(({ judgements }) => judgements),
  z.array(z.unknown()),
  z.looseObject({ article: written, side: z.string() }).transform((only) => [only]),
]);
const item = z.object({
  article: written.pipe(z.number().int()),
  subject: word.pipe(z.enum(subjectAnswers)),
  kind: word.pipe(z.enum(textKinds)),
  type: word.pipe(z.enum(eventTypes)),
  side: word.pipe(z.enum(eventLabels)),
  strength: written.transform((value): Strength => (value >= 2.5 ? 3 : value >= 1.5 ? 2 : 1)),
  material: yesOrNo,
  quote: z.string(),
  reason: z.string(),
});
export type JudgedArticle = z.infer<typeof item>;

/** Returns the entries of an answer with the right shape; undefined when none has it. Clamps strengths to 1–3. */
export function readJudgements(json: unknown): JudgedArticle[] | undefined {
  const list = answer.safeParse(json);
  if (!list.success) return undefined;
  const items = list.data.slice(0, MAX_ITEMS).flatMap((entry) => item.safeParse(entry).data ?? []);
  return items.length > 0 ? items : undefined;
}
