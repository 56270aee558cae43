import { bySide } from '@gaemi/domain/news-side';
import * as z from 'zod';
import { timestamp } from './fields.ts';
import { combinedNews, objectIdParams } from './news-analysis.ts';
import { newsDetail } from './news-detail.ts';
import { routes } from './routes.ts';
import { stockPrices } from './stocks.ts';

/** Any text: one that is no token is answered like one that has ended. */
export const shareTokenParams = z.object({ token: z.string().describe('128 bits, base64url') });

/** A share link just made. Its token is told this once. */
export const newShare = z.object({ token: z.string(), url: z.url(), expires_at: timestamp }).meta({ id: 'NewShare' });
export type NewShare = z.infer<typeof newShare>;

/** The live share link of an analysis. */
export const shareState = z.object({ created_at: timestamp, expires_at: timestamp }).meta({ id: 'ShareState' });
export type ShareState = z.infer<typeof shareState>;

/** One side of a shared result. `sources` are the articles that the reasons link. */
const sharedSide = newsDetail
  .omit({ _id: true, model_tier: true, citations: true, contributions: true, rest_points: true, rest_count: true })
  .meta({ id: 'SharedSide' });
export type SharedSide = z.infer<typeof sharedSide>;

/**
 * A finished analysis as everybody may read it: nothing of the member, and of a source that may not be redistributed only type,
 * date and link. `as_of`: the moment of the judgement. `prices`: null where they may not be shown.
 */
export const sharedNews = z
  .object({
    as_of: timestamp,
    expires_at: timestamp,
    result: combinedNews
      .omit({
        _id: true,
        request_id: true,
        present_name: true,
        like: true,
        model_tier: true,
        news_tier: true,
        good_news_obj_id: true,
        bad_news_obj_id: true,
      })
      .meta({ id: 'SharedResult' }),
    ...bySide(() => sharedSide),
    prices: stockPrices.nullable(),
  })
  .meta({ id: 'SharedNews' });
export type SharedNews = z.infer<typeof sharedNews>;

/** Endpoints of share links. */
export const shareEndpoints = {
  shareNews: {
    route: routes.shareNews,
    tag: 'shares',
    summary: '분석 결과의 공유 링크 만들기. 앞서 만든 링크는 끝납니다',
    access: 'member',
    params: objectIdParams,
    status: 201,
    answer: newShare,
    errors: ['ANALYSIS_NOT_FOUND', 'SHARE_OF_SAMPLE', 'SHARE_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
  },
  newsShare: {
    route: routes.newsShare,
    tag: 'shares',
    summary: '분석 결과의 살아 있는 공유 링크, 없으면 null',
    access: 'member',
    params: objectIdParams,
    status: 200,
    answer: shareState.nullable().meta({ id: 'LiveShare' }),
    errors: [],
  },
  endNewsShare: {
    route: routes.endNewsShare,
    tag: 'shares',
    summary: '분석 결과의 공유 끝내기',
    access: 'member',
    params: objectIdParams,
    status: 204,
    errors: ['SHARE_ENDED'],
  },
  endShare: {
    route: routes.endShare,
    tag: 'shares',
    summary: '공유 링크 끝내기',
    access: 'member',
    params: shareTokenParams,
    status: 204,
    errors: ['SHARE_ENDED'],
  },
  sharedNews: {
    route: routes.sharedNews,
    tag: 'shares',
    summary: '공유된 분석 결과. 로그인하지 않아도 볼 수 있습니다',
    access: 'public',
    params: shareTokenParams,
    status: 200,
    answer: sharedNews,
    errors: ['SHARE_ENDED', 'TOO_MANY_REQUESTS'],
  },
} as const;
