import { stepStatuses } from '@gaemi/domain/analysis/status';
import { bySide, newsSides, sideFields } from '@gaemi/domain/news-side';
import { judgeNames, newsSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { day, grade, newsTier, objectId, requestId, searchText, stockCode, strength, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

export const newsSide = z.enum(newsSides).meta({ id: 'NewsSide' });

/** Path parameter of the six posts: `{tier}-{side}-news-sqs`. */
export const newsPostParams = z.object({ tier: newsTier, side: newsSide });

export const newsPost = z
  .strictObject({
    request_id: requestId,
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

/**
 * Progress of an analysis. `progress`: 0–100, never falling. `detail`: the sentence for the member when the analysis
 * ended in error. Before that end it is `messages.refundPending` while the refund is still to be written.
 */
export const newsProgress = z
  .object({
    progress: z.number().int().min(0).max(100),
    statuses: z.object({ ...bySide(() => stepStatus), combined: stepStatus }),
    detail: z.string().optional(),
  })
  .meta({ id: 'NewsProgress' });
export type NewsProgress = z.infer<typeof newsProgress>;

/**
 * Coverage of a result: numbers of articles, with `found` = `kept` + `merged` + `dropped`. Days are in Seoul, null when
 * nothing was found. `truncated`: no gathering covered some of the period, or the tier's limit of events was reached.
 * `few`: `kept` < `FEW_EVENTS`; absent in results of earlier versions.
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
    few: z.boolean().optional(),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof coverage>;

/**
 * A finished analysis on a card. `percentage_value` = 100 · good / (good + bad), 50 when both are 0.
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
    ...sideFields('news_score', () => z.number().int().min(0).max(100)),
    percentage_value: z.number().min(0).max(100),
    ...sideFields('summary', () => z.string()),
    searching_period: z.string(),
    created_at: timestamp,
    ...sideFields('news_obj_id', () => objectId),
    coverage,
    data_source: z.enum(newsSources),
    judged_by: z.enum(judgeNames),
  })
  .meta({ id: 'CombinedNews' });
export type CombinedNews = z.infer<typeof combinedNews>;

export const combinedNewsQuery = z.object({
  stock_name: searchText(50).optional(),
  stock_code: stockCode.optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  ...pagingQuery(pageSizes.newsHistory),
});
export type CombinedNewsQuery = z.infer<typeof combinedNewsQuery>;
export const combinedNewsList = pagedList(combinedNews).meta({ id: 'CombinedNewsList' });

const link = z.url({ protocol: /^https?$/ });

/** Citation of a gathered article. */
export const newsArticleRef = z
  .object({ link, title: z.string(), publisher: z.string(), published_at: timestamp })
  .meta({ id: 'NewsArticleRef' });
export type NewsArticleRef = z.infer<typeof newsArticleRef>;

/**
 * One side of an analysis. `exact_score` = Σ contributions + `rest_points`; rounded it is `total_score`. `rest_points`
 * are the points of the `rest_count` further events of the side; `rest_count` is absent in results of earlier versions.
 */
export const newsDetail = z
  .object({
    _id: objectId,
    side: newsSide,
    stock_code: stockCode,
    stock_name: z.string(),
    model_tier: grade,
    total_score: z.number().int().min(0).max(100),
    exact_score: z.number().min(0).max(100),
    searching_period: z.string(),
    summary: z.string(),
    cleaned_reasons: z.array(z.string()),
    citations: z.array(link),
    reasons: z.array(
      z.object({
        text: z.string(),
        strength,
        merged: z.number().int(),
        links: z.array(link).min(1),
      }),
    ),
    sources: z.array(newsArticleRef),
    contributions: z.array(newsArticleRef.extend({ points: z.number() })),
    rest_points: z.number(),
    rest_count: z.number().int().min(0).optional(),
    data_source: z.enum(newsSources),
    judged_by: z.enum(judgeNames),
  })
  .meta({ id: 'NewsDetail' });
export type NewsDetail = z.infer<typeof newsDetail>;

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
    params: newsPostParams,
    body: newsPost,
    status: 202,
    answer: newsPostAnswer,
    errors: [
      'TIER_NOT_ALLOWED',
      'STOCK_NOT_FOUND',
      'STOCK_AMBIGUOUS',
      'REQUEST_ID_REUSED',
      'NOT_ENOUGH_CREDIT',
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
    params: requestIdParams,
    status: 200,
    answer: newsProgress,
    errors: ['PROGRESS_NOT_FOUND'],
  },
  listCombinedNews: {
    route: routes.listCombinedNews,
    tag: 'news',
    summary: '내 뉴스 분석 기록, 새것부터',
    access: 'member',
    query: combinedNewsQuery,
    status: 200,
    answer: combinedNewsList,
    errors: [],
  },
  combinedNewsByRequest: {
    route: routes.combinedNewsByRequest,
    tag: 'news',
    summary: 'request_id로 보는 종합 결과',
    access: 'member',
    params: requestIdParams,
    status: 200,
    answer: combinedNews,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
  combinedNews: {
    route: routes.combinedNews,
    tag: 'news',
    summary: '종합 결과 한 건',
    access: 'member',
    params: objectIdParams,
    status: 200,
    answer: combinedNews,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
  newsDetail: {
    route: routes.newsDetail,
    tag: 'news',
    summary: '호재 또는 악재 상세',
    access: 'member',
    params: newsDetailParams,
    status: 200,
    answer: newsDetail,
    errors: ['ANALYSIS_NOT_FOUND'],
  },
} as const;
