import { analysisKinds } from '@gaemi/domain/analysis/analysis-kind';
import { failureCodes } from '@gaemi/domain/analysis/failure-codes';
import * as z from 'zod';
import { mjbDetail } from './accumulation.ts';
import { chargeHeaders } from './charged-requests.ts';
import { day, objectId, requestId, stockCode, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { combinedNews, resultTexts } from './news-analysis.ts';
import { routes } from './routes.ts';

const kind = z.enum(analysisKinds, messages.kindInvalid).meta({ id: 'AnalysisKind' });
const cost = z.number().int().min(0);

/** Longest time for which an answer is held, in seconds. */
export const MAX_WAIT_SECONDS = 60;

/**
 * An order of an analysis: of news of both sides in the member's tier, without days of its own; of accumulation for a period of days in
 * Seoul, both included. `mjb-calendar` tells the selectable days.
 */
export const analysisPost = z
  .strictObject({
    stock_code: stockCode,
    kind,
    start_date: day.optional(),
    end_date: day.optional(),
    request_id: requestId.optional(),
  })
  .superRefine(({ kind: asked, start_date: from, end_date: to }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    for (const [field, given] of Object.entries({ start_date: from, end_date: to })) {
      if (asked === 'news' && given !== undefined) refuse(field, messages.periodOfNews);
      if (asked === 'accumulation' && given === undefined) refuse(field, messages.periodRequired);
    }
    if (from !== undefined && to !== undefined && from > to) refuse('start_date', messages.periodReversed);
  })
  .meta({ id: 'AnalysisPost' });
export type AnalysisPost = z.infer<typeof analysisPost>;

const status = z.enum(['queued', 'running', 'finished', 'failed']).meta({ id: 'AnalysisStatus' });
export type AnalysisStatus = z.infer<typeof status>;

/** An analysis that was accepted; its address stands in `Location`. `cost`: credits, charged once. */
export const acceptedAnalysis = z.object({ id: objectId, kind, status, cost }).meta({ id: 'AcceptedAnalysis' });
export type AcceptedAnalysis = z.infer<typeof acceptedAnalysis>;

/** Why an analysis ended in error; its credits are given back. `detail`: the sentence for the member. */
const failure = z.object({ code: z.enum(failureCodes), detail: z.string() }).meta({ id: 'AnalysisFailure' });

const look = {
  id: objectId,
  kind,
  stock_code: stockCode,
  stock_name: z.string(),
  status,
  progress: z.number().int().min(0).max(100),
  error: failure.nullable(),
};

/** An analysis of either kind. `result`: that of its kind, null before it is finished. */
export const analysis = z
  .object({ ...look, result: z.union([combinedNews, mjbDetail]).nullable() })
  .meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof analysis>;

/** An analysis in the list, without its result. Days in Seoul, both included. */
const listedAnalysis = z
  .object({ ...look, request_id: requestId, cost, start_date: day, end_date: day, created_at: timestamp })
  .meta({ id: 'ListedAnalysis' });
export type ListedAnalysis = z.infer<typeof listedAnalysis>;

/** `next_cursor`: the `cursor` of the next page; null on the last one. */
export const analysisList = z
  .object({
    items: z.array(listedAnalysis),
    next_cursor: z
      .string()
      .regex(/^[0-9a-f]+-[0-9a-f]{24}$/)
      .nullable(),
  })
  .meta({ id: 'AnalysisList' });
export type AnalysisList = z.infer<typeof analysisList>;

const whole = (min: number, max: number, message: string) =>
  z
    .string(message)
    .regex(/^[0-9]{1,3}$/, message)
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));

export const analysisListQuery = z.strictObject({
  cursor: z
    .string(messages.cursorInvalid)
    .regex(/^[0-9a-f]{1,12}-[0-9a-f]{24}$/, messages.cursorInvalid)
    .optional(),
  limit: whole(1, 100, messages.limitInvalid).default(20),
});
export type AnalysisListQuery = z.infer<typeof analysisListQuery>;

/** The analysis' `id` or its `request_id`. */
export const analysisParams = z.object({ id: requestId });

export const analysisQuery = z.strictObject({ wait: whole(0, MAX_WAIT_SECONDS, messages.waitInvalid).default(0) });

/** One way to start, wait for and list analyses of either kind. */
export const analysisEndpoints = {
  startAnalysis: {
    route: routes.startAnalysis,
    tag: 'analyses',
    summary: '분석 시작. 같은 Idempotency-Key로 다시 보내도 크레딧은 한 번만 씁니다',
    access: 'member',
    apiKey: 'analyse',
    body: analysisPost,
    headers: chargeHeaders,
    located: true,
    status: 202,
    answer: acceptedAnalysis,
    errors: [
      'SOURCE_STAYS_INSIDE',
      'STOCK_NOT_FOUND',
      'REQUEST_ID_REUSED',
      'NOT_ENOUGH_CREDIT',
      'KEY_CREDIT_LIMIT',
      'TOO_MANY_ANALYSES',
      'MEMBER_BUDGET_SPENT',
      'SERVICE_BUDGET_SPENT',
    ],
  },
  listAnalyses: {
    route: routes.listAnalyses,
    tag: 'analyses',
    summary: '내 분석, 새것부터. 다음 쪽은 next_cursor로 봅니다',
    access: 'member',
    apiKey: 'read',
    query: analysisListQuery,
    status: 200,
    answer: analysisList,
    errors: [],
  },
  analysis: {
    route: routes.analysis,
    tag: 'analyses',
    summary: '분석 한 건. wait초까지 끝나기를 기다렸다가 답합니다',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'analysis', texts: resultTexts.map((name) => `result.${name}`) },
    params: analysisParams,
    query: analysisQuery,
    tagged: true,
    status: 200,
    answer: analysis,
    errors: ['ANALYSIS_NOT_FOUND', 'SOURCE_STAYS_INSIDE'],
  },
} as const;
