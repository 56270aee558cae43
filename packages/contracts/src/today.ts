import { sourceStatuses } from '@gaemi/domain/coverage';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { newsSides } from '@gaemi/domain/news-side';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import { newsSources, priceSources } from '@gaemi/domain/sources';
import { pageStages } from '@gaemi/domain/stock-events/day-page';
import { markets } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import { baseRate } from './base-rates.ts';
import { dayAhead } from './days-ahead.ts';
import { day, objectId, stockCode, timestamp } from './fields.ts';
import { recentAnalysis } from './home.ts';
import { messages } from './messages.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const strength = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const yes = (sentence: string) => z.enum(['true', 'false'], sentence).transform((text) => text === 'true');

/** `strength`: the least. `watchlist`: the member's stocks alone. `day`: by default the latest trading day that has begun. */
export const todayQuery = z.object({
  day: day.optional(),
  side: z.enum(newsSides, 'side는 good 또는 bad여야 합니다.').optional(),
  strength: z
    .enum(['2', '3'], 'strength는 2 또는 3이어야 합니다.')
    .transform((text) => Number(text))
    .optional(),
  market: z.enum(['KOSPI', 'KOSDAQ'], 'market은 KOSPI 또는 KOSDAQ이어야 합니다.').optional(),
  confirmed: yes('confirmed는 true 또는 false여야 합니다.').optional(),
  watchlist: yes('watchlist는 true 또는 false여야 합니다.').optional(),
  ...pagingQuery(pageSizes.today),
});
export type TodayQuery = z.infer<typeof todayQuery>;

/** A filing (공시) and its day. */
const filingReference = z.object({ link: z.url(), date: day });

/**
 * A material event of a listed company, judged once for everybody. `text` is null and `links` is empty once the rights of its sources
 * are over. `at`: its first report. `publishers`: how many press houses report it. `confirmed_by`: a filing that
 * is its report, too. `differs_from`: one that gives other figures. `change_percent`: move of the close of that trading day; null without a price or a trade. `industry`: null where the list of companies names none.
 */
export const todayItem = z
  .object({
    event_id: z.string(),
    stock_code: stockCode,
    stock_name: z.string(),
    market: z.enum(markets),
    side: z.enum(newsSides),
    strength,
    type: z.enum(eventTypes),
    text: z.string().nullable(),
    at: timestamp,
    links: z.array(z.url()),
    confirmed_by: filingReference.nullable(),
    differs_from: filingReference.nullable().optional(),
    data_source: z.enum([...newsSources, 'unknown']),
    publishers: z.number().int(),
    stage: z.enum(pageStages),
    change_percent: z.number().nullable(),
    like: z.boolean(),
    industry: z.string().nullable(),
  })
  .meta({ id: 'TodayItem' });
export type TodayItem = z.infer<typeof todayItem>;

/** A source on which the page rests, and since when it is read. */
const readSource = z.object({ name: z.string(), status: z.enum(sourceStatuses), since: timestamp.nullable() });

/** Blocks that the picture of a day has at most: the strongest, then the newest. */
export const PICTURE_BLOCKS = 60;

/**
 * All material events of the day, whatever the filters. `items`: the strongest events. `columns`: all events counted by industry and market.
 * `matches`: whether the event passes the filters.
 */
const dayPicture = z
  .object({
    items: z
      .array(
        todayItem
          .pick({ event_id: true, stock_name: true, market: true, industry: true, side: true, strength: true })
          .extend({ text: z.string().nullable(), confirmed: z.boolean(), matches: z.boolean() }),
      )
      .max(PICTURE_BLOCKS),
    columns: z.array(
      todayItem.pick({ market: true, industry: true }).extend({ good: z.number().int(), bad: z.number().int() }),
    ),
  })
  .meta({ id: 'DayPicture' });
export type DayPicture = z.infer<typeof dayPicture>;

/** `days`: the last trading days up to the latest one, the earliest first. `counts`: events of the day under the filters, whatever the side. */
export const todayAnswer = pagedList(todayItem)
  .extend({
    day,
    sources: z.array(readSource),
    picture: dayPicture,
    days: z.array(z.object({ day, good: z.number().int(), bad: z.number().int() })),
    counts: z.object({ good: z.number().int(), bad: z.number().int(), confirmed: z.number().int() }),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof todayAnswer>;

export const eventParams = z.object({
  eventId: z.string(messages.idInvalid).regex(/^[A-Za-z0-9_-]{1,64}$/, messages.idInvalid),
});

/** A filing of the company: name of the report, link to the viewer, moment of receipt. */
const filing = z.object({ title: z.string(), link: z.url(), at: timestamp });

/** Close of a trading day, in won. */
const close = z.object({ day, close: z.number().positive() });

/**
 * An event by itself. `filing`: the one that confirms, contradicts or reports it. `prices`: closes around its day. `base_rate`: what followed events of its
 * type and side; null where too few are known. `analysis_id`: the member's newest finished analysis with the event, by which it can be
 * reported as wrong.
 */
export const eventAnswer = todayItem
  .extend({
    filing: filing.nullable(),
    prices: z.array(close),
    price_source: z.enum(priceSources),
    base_rate: z
      .object({ as_of: day.nullable(), items: z.array(baseRate), data_source: z.literal('sample').nullable() })
      .nullable(),
    analysis_id: objectId
      .nullable()
      .meta({ description: "The member's newest finished analysis with the event; null without one." }),
    reported: z.enum(objectionKinds).nullable().meta({
      description: 'What the member has reported of it; null again once that was decided.',
    }),
  })
  .meta({ id: 'Event' });
export type EventAnswer = z.infer<typeof eventAnswer>;

/** Articles that report an event, the earliest first. `title` is null once the rights of its source are over. */
export const eventArticles = z
  .object({
    items: z.array(
      z.object({ title: z.string().nullable(), link: z.url(), publisher: z.string(), published_at: timestamp }),
    ),
  })
  .meta({ id: 'EventArticles' });
export type EventArticles = z.infer<typeof eventArticles>;

/** Page of a stock, out of what is gathered already. `ahead`: dates that filings name. */
export const stockOverview = z
  .object({
    stock_code: stockCode,
    stock_name: z.string(),
    market: z.enum(markets),
    like: z.boolean(),
    price: z
      .object({
        day,
        close: z.number().positive(),
        change_percent: z.number().nullable(),
        source: z.enum(priceSources),
      })
      .nullable(),
    events: z.array(todayItem),
    filings: z.array(filing),
    latest_news: recentAnalysis.nullable(),
    latest_accumulation: recentAnalysis.nullable(),
    ahead: z.array(dayAhead),
  })
  .meta({ id: 'StockOverview' });
export type StockOverview = z.infer<typeof stockOverview>;

/** Endpoints of the page of the day, of an event and of a stock. */
export const todayEndpoints = {
  today: {
    route: routes.today,
    tag: 'stocks',
    summary: '한 거래일에 모든 종목에서 나온 중요한 소식',
    access: 'member',
    apiKey: 'read',
    withheld: {
      by: 'today',
      texts: [
        'items.industry',
        'items.text',
        'picture.items.industry',
        'picture.items.text',
        'picture.columns.industry',
      ],
    },
    query: todayQuery,
    status: 200,
    answer: todayAnswer,
    errors: [],
  },
  event: {
    route: routes.event,
    tag: 'stocks',
    summary: '소식 한 건: 공시, 그 무렵 종가',
    access: 'member',
    params: eventParams,
    status: 200,
    answer: eventAnswer,
    errors: ['NEWS_EVENT_NOT_FOUND', 'NEWS_EVENT_NEUTRAL'],
  },
  eventArticles: {
    route: routes.eventArticles,
    tag: 'stocks',
    summary: '소식 한 건을 전한 기사 모두',
    access: 'member',
    params: eventParams,
    status: 200,
    answer: eventArticles,
    errors: ['NEWS_EVENT_NOT_FOUND', 'NEWS_EVENT_NEUTRAL'],
  },
  stockOverview: {
    route: routes.stockOverview,
    tag: 'stocks',
    summary: '종목 한눈에: 주가, 최근 소식, 공시, 내 마지막 분석',
    access: 'member',
    params: z.object({ code: stockCode }),
    status: 200,
    answer: stockOverview,
    errors: ['STOCK_NOT_FOUND'],
  },
} as const;
