import type { BaseRates } from '@gaemi/domain/base-rates/base-rates';
import { followedHorizons } from '@gaemi/domain/base-rates/followed-returns';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { newsSides } from '@gaemi/domain/news-side';
import * as z from 'zod';
import { day } from './fields.ts';
import { routes } from './routes.ts';

/**
 * What followed events of a type and side: the median return in excess of the market in percent after so many trading days, and its 95 %
 * interval. `confirmed`: the wider interval that holds for all figures and every night's look together excludes 0.
 */
export const baseRate = z
  .object({
    type: z.enum(eventTypes),
    side: z.enum(newsSides),
    horizon: z.literal(followedHorizons),
    n: z.number().int(),
    days: z.number().int(),
    median: z.number(),
    lo: z.number(),
    hi: z.number(),
    confirmed: z.boolean(),
  })
  .meta({ id: 'BaseRate' });
export type BaseRateItem = z.infer<typeof baseRate>;

/** `as_of`: day of the last close that was counted. `data_source`: `sample` where made-up events and prices were counted, and nothing else. */
export const baseRatesAnswer = z
  .object({ as_of: day.nullable(), items: z.array(baseRate), data_source: z.literal('sample').nullable() })
  .meta({ id: 'BaseRates' });
export type BaseRatesAnswer = z.infer<typeof baseRatesAnswer>;

/** Returns the answer with its fields in the order of the schema. */
export const toBaseRatesAnswer = ({ asOf, items }: BaseRates, isSample: boolean): BaseRatesAnswer =>
  baseRatesAnswer.parse({ as_of: asOf, items, data_source: isSample ? 'sample' : null });

/** The answer before the first computation. */
export const emptyBaseRates: BaseRatesAnswer = { as_of: null, items: [], data_source: null };

export const baseRateEndpoints = {
  baseRates: {
    route: routes.baseRates,
    tag: 'scorecard',
    summary: '그 뒤의 주가: 소식의 종류마다 시장 평균을 뺀 수익률. 20건이나 15일이 안 되는 종류는 없습니다',
    access: 'public',
    apiKey: 'read',
    status: 200,
    answer: baseRatesAnswer,
    errors: [],
  },
} as const;
