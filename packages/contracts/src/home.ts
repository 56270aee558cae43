import { accumulationLetters } from '@gaemi/domain/accumulation/letters';
import { BRIEFING_AT } from '@gaemi/domain/alerts/alert-settings';
import { newsSources, tradingSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { dayAhead } from './days-ahead.ts';
import { grade, objectId, stockCode, timestamp } from './fields.ts';
import { routes } from './routes.ts';
import { newEvents } from './stocks.ts';

const stock = { stock_code: stockCode, stock_name: z.string() };
/** Most filings on the home screen. */
export const LATEST_FILINGS = 8;

const score = z.number().int().min(0).max(100);

/** A finished analysis of either service. */
export const recentAnalysis = z.discriminatedUnion('service', [
  z.object({
    service: z.literal('news'),
    _id: objectId,
    ...stock,
    good: score,
    bad: score,
    reserve: score,
    thin: z.boolean(),
    percentage_value: z.number().min(0).max(100),
    /** First line of the lead; null where there is none. */
    top_reason: z.string().nullable(),
    data_source: z.enum(newsSources),
    created_at: timestamp,
  }),
  z.object({
    service: z.literal('mjb'),
    _id: objectId,
    ...stock,
    letters: z.tuple([z.enum(accumulationLetters), z.enum(accumulationLetters), z.enum(accumulationLetters)]),
    data_source: z.enum(tradingSources),
    created_at: timestamp,
  }),
]);
export type RecentAnalysis = z.infer<typeof recentAnalysis>;

/**
 * Everything that the home screen shows, in one answer. `analyses_left`: how many analyses the balance buys in the
 * member's grade. `spent_this_month`: charges since the first of the month in Seoul, less their refunds.
 */
export const home = z
  .object({
    credit: z.number().int(),
    grade,
    expired_at: timestamp.nullable(),
    analyses_left: z.object({ news: z.number().int(), mjb: z.number().int() }),
    spent_this_month: z.number().int(),
    /** The newest of both services, at most five. */
    recent: z.array(recentAnalysis).max(5),
    /** Number of stocks on the watchlist. */
    watched_count: z.number().int(),
    /** The mail of the morning, for `stocks` stocks. `paused_until`: end of a pause that counts now, else null. */
    briefing: z.object({
      on: z.boolean(),
      at: z.literal(BRIEFING_AT),
      stocks: z.number().int(),
      paused_until: timestamp.nullable(),
    }),
    /** Watched stocks of which anything is gathered, those with new events first. Null where nothing is. */
    watched: z
      .array(z.object({ ...stock, ...newEvents.shape }))
      .max(20)
      .nullable(),
    /** Filings of all listed companies that the reader has archived, the newest first; those that tell investors something go first into the list. */
    latest_filings: z
      .array(z.object({ ...stock, title: z.string(), link: z.url(), at: timestamp }))
      .max(LATEST_FILINGS),
    /** Days from today on to the same weekday, that filings of watched stocks name. */
    this_week: z.array(z.object({ ...stock, ...dayAhead.shape })),
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof home>;

/** Endpoint of the home screen. */
export const homeEndpoints = {
  home: {
    route: routes.home,
    tag: 'users',
    summary: '홈 화면에 보이는 것: 크레딧, 등급, 최근 분석',
    access: 'member',
    status: 200,
    answer: home,
    errors: [],
  },
} as const;
