import { stepStatuses } from '@gaemi/domain/analysis/status';
import { dropGroups, sourceStatuses } from '@gaemi/domain/coverage';
import { bySide, sideFields } from '@gaemi/domain/news-side';
import { judgeNames, newsSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { chargeHeaders } from './charged-requests.ts';
import { day, grade, newsSide, newsTier, objectId, requestId, scoreVersion, stockCode, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { newsDetail } from './news-detail.ts';
import { routes } from './routes.ts';
import { seenNews } from './seen-news.ts';

/** Path parameter of the six posts: `{tier}-{side}-news-sqs`. */
export const newsPostParams = z.object({ tier: newsTier, side: newsSide });

/** `request_id` may be left out beside an `Idempotency-Key`. */
export const newsPost = z
  .strictObject({
    request_id: requestId.optional(),
    stock_name: z
      .string(messages.stockNameRequired)
      .trim()
      .min(1, messages.stockNameRequired)
      .max(50, messages.stockNameTooLong),
    stock_code: stockCode.optional(),
  })
  .meta({ id: 'NewsPost' });
export type NewsPost = z.infer<typeof newsPost>;

/** Answer to both posts of an analysis and to every repeat. `charged`: credits of the whole analysis. */
export const newsPostAnswer = z
  .object({
    request_id: requestId,
    stock_code: stockCode,
    stock_name: z.string(),
    model_tier: grade,
    charged: z.number().int(),
  })
  .meta({ id: 'NewsPostAnswer' });
export type NewsPostAnswer = z.infer<typeof newsPostAnswer>;

export const stepStatus = z.enum(stepStatuses).meta({ id: 'StepStatus' });

const count = z.number().int().min(0);

/**
 * `progress`: 0–100, never falling. `detail`: the sentence for the member when the analysis ended in error. Before that end it is
 * `messages.refundPending` while the refund is still to be written. The other optional fields are there while it runs. `elapsed`: seconds
 * since the order. `expected`: seconds within which half and nine tenths of the last 50 analyses of the tier were done, or absent.
 */
export const newsProgress = z
  .object({
    progress: z.number().int().min(0).max(100),
    statuses: z.object({ ...bySide(() => stepStatus), combined: stepStatus }),
    detail: z.string().optional(),
    elapsed: count.optional(),
    expected: z.object({ p50: count, p90: count }).optional(),
    seen: seenNews.optional(),
  })
  .meta({ id: 'NewsProgress' });
export type NewsProgress = z.infer<typeof newsProgress>;

/**
 * Coverage of a result: numbers of articles, with `found` = `kept` + `merged` + `dropped`. Days are in Seoul, null when
 * nothing was found. `truncated`: no gathering covered some of the period, or the tier's limit of events was reached.
 * `few`: `kept` < `FEW_EVENTS`. `dropped_by` groups the articles of `dropped`; those
 * without a usable judgement are in no group. `events` = events of both sides + `neutral` + `price_events`.
 */
export const coverage = z
  .object({
    asked_from: day,
    asked_to: day,
    covered_from: day.nullable(),
    covered_to: day.nullable(),
    found: z.number().int(),
    kept: z.number().int(),
    merged: z.number().int(),
    dropped: z.number().int(),
    publishers: z.number().int(),
    truncated: z.boolean(),
    few: z.boolean(),
    dropped_by: z.record(z.enum(dropGroups), z.number().int()),
    events: z.number().int(),
    neutral: z.number().int(),
    price_events: z.number().int(),
    /**
     * Outcome of each news source; `limited`: it did not give everything of the period; `queries`: the names searched;
     * `failed`: names of its parts (feeds) that failed while others answered; `missing`: days on which its news may be
     * missing, since it was not read then.
     */
    sources: z.array(
      z.object({
        name: z.enum(newsSources),
        status: z.enum(sourceStatuses),
        found: z.number().int(),
        queries: z.array(z.string()),
        failed: z.array(z.string()).optional(),
        missing: z.array(z.object({ from: day, to: day })).optional(),
      }),
    ),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof coverage>;

/**
 * A finished analysis on a card. Both scores and `reserve` add up to 100, and `percentage_value` = 50 + (good − bad) / 2 of the exact scores.
 * `thin`: fewer than `FEW_EVENTS` events count for a side, so that no direction is claimed.
 * `stock_name` is the company's name at the time; `present_name` its present name after a renaming, else null.
 */
export const combinedNews = z
  .object({
    _id: objectId,
    request_id: requestId,
    stock_code: stockCode,
    stock_name: z.string(),
    present_name: z.string().nullable(),
    like: z.boolean(),
    model_tier: grade,
    news_tier: newsTier,
    score_version: scoreVersion,
    ...sideFields('news_score', () => z.number().int().min(0).max(100)),
    reserve: z.number().int().min(0).max(100),
    thin: z.boolean(),
    /** Up to two lines that name the strongest events of each side. */
    lead: z.array(z.string()).max(2),
    percentage_value: z.number().min(0).max(100),
    ...sideFields('summary', () => z.string()),
    searching_period: z.string(),
    created_at: timestamp,
    ...sideFields('news_obj_id', () => objectId),
    coverage,
    /** Articles about the company that were read: `coverage.kept`. */
    read: count,
    data_source: z.enum(newsSources),
    judged_by: z.enum(judgeNames),
  })
  .meta({ id: 'CombinedNews' });
export type CombinedNews = z.infer<typeof combinedNews>;
/** Its fields that hold texts of sources. */
export const resultTexts = ['lead', 'good_summary', 'bad_summary'] as const;

export const requestIdParams = z.object({ requestId });
export const objectIdParams = z.object({ id: objectId });

/** The paths `good-news/{id}` and `bad-news/{id}`. */
export const newsDetailParams = z.object({ side: newsSide, id: objectId });

/** Endpoints of news analyses: posts, progress, results. */
export const newsEndpoints = {
  postNews: {
    route: routes.postNews,
    tag: 'news',
    summary: '호재 또는 악재 분석 요청. 두 요청이 하나의 request_id와 한 번의 크레딧을 씁니다',
    access: 'member',
    apiKey: 'analyse',
    params: newsPostParams,
    body: newsPost,
    headers: chargeHeaders,
    status: 202,
    answer: newsPostAnswer,
    errors: [
      'TIER_NOT_ALLOWED',
      'STOCK_NOT_FOUND',
      'STOCK_AMBIGUOUS',
      'REQUEST_ID_REUSED',
      'NOT_ENOUGH_CREDIT',
      'KEY_CREDIT_LIMIT',
      'TOO_MANY_ANALYSES',
      'MEMBER_BUDGET_SPENT',
      'SERVICE_BUDGET_SPENT',
    ],
  },
  newsProgress: {
    route: routes.newsProgress,
    tag: 'news',
    summary: '뉴스 분석 진행률',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'news-progress', texts: ['seen.recent.title', 'seen.recent.publisher'] },
    params: requestIdParams,
    status: 200,
    answer: newsProgress,
    errors: ['PROGRESS_NOT_FOUND'],
  },
  newsProgressEvents: {
    route: routes.newsProgressEvents,
    tag: 'news',
    summary:
      '뉴스 분석 진행률을 바뀔 때마다 보내는 서버 전송 이벤트(text/event-stream). 한 이벤트는 NewsProgress 한 건입니다',
    access: 'member',
    apiKey: 'read',
    params: requestIdParams,
    status: 200,
    withheld: { by: 'in-answer', texts: ['seen.recent.title', 'seen.recent.publisher'] },
    answerTypes: { 'text/event-stream': newsProgress },
    errors: ['PROGRESS_NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  combinedNewsByRequest: {
    route: routes.combinedNewsByRequest,
    tag: 'news',
    summary: 'request_id로 보는 종합 결과',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'news-result', texts: resultTexts },
    params: requestIdParams,
    tagged: true,
    status: 200,
    answer: combinedNews,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
  combinedNews: {
    route: routes.combinedNews,
    tag: 'news',
    summary: '종합 결과 한 건',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'news-result', texts: resultTexts },
    params: objectIdParams,
    tagged: true,
    status: 200,
    answer: combinedNews,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
  newsDetail: {
    route: routes.newsDetail,
    tag: 'news',
    summary: '호재 또는 악재 상세',
    access: 'member',
    apiKey: 'read',
    withheld: {
      by: 'news-detail',
      texts: [
        'summary',
        'cleaned_reasons',
        'reasons.text',
        'unsure.text',
        'events.short',
        'sources.title',
        'sources.publisher',
        'contributions.title',
        'contributions.publisher',
      ],
    },
    params: newsDetailParams,
    tagged: true,
    status: 200,
    answer: newsDetail,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
} as const;
