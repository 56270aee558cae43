import { MIN_WINDOWS } from '@gaemi/domain/accumulation/base-rates';
import { shareSplitKinds } from '@gaemi/domain/accumulation/broker-trading';
import { accumulationLetters } from '@gaemi/domain/accumulation/letters';
import { venues } from '@gaemi/domain/accumulation/venue';
import { priceSources, tradingSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { day, grade, objectId, requestId, searchText, stockCode, timestamp } from './fields.ts';
import { lastClose } from './last-close.ts';
import { messages } from './messages.ts';
import { newsPost, stepStatus } from './news-analysis.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';

const letter = z.enum(accumulationLetters).meta({ id: 'AccumulationLetter' });
const lettersOfMeasures = z.object({ first: letter, second: letter, third: letter });

/** The client's request ids of accumulation analyses start with this. */
export const MJB_REQUEST_PREFIX = 'MJB-';

/** A period of days in Seoul, both included; `start_date` ≤ `end_date`. `mjb-calendar` tells the selectable days. */
export const mjbPost = z
  .strictObject({ ...newsPost.shape, start_date: day, end_date: day })
  .refine(({ start_date, end_date }) => start_date <= end_date, {
    error: messages.periodReversed,
    path: ['start_date'],
  })
  .meta({ id: 'MjbPost' });
export type MjbPost = z.infer<typeof mjbPost>;

/** Answer to a post and to every repeat of it. `charged`: credits. */
export const mjbPostAnswer = z
  .object({
    request_id: requestId,
    stock_code: stockCode,
    stock_name: z.string(),
    searching_period: z.string(),
    charged: z.number().int(),
  })
  .meta({ id: 'MjbPostAnswer' });
export type MjbPostAnswer = z.infer<typeof mjbPostAnswer>;

/**
 * Progress of an analysis. `progress`: 0–100, never falling. `detail`: the sentence for the member when the analysis
 * ended in error. Before that end it is `messages.refundPending` while the refund is still to be written.
 */
export const mjbProgress = z
  .object({
    progress: z.number().int().min(0).max(100),
    status: stepStatus,
    detail: z.string().optional(),
  })
  .meta({ id: 'MjbProgress' });
export type MjbProgress = z.infer<typeof mjbProgress>;

const shares = z.number().int().min(0);

/**
 * A broker with net buying, in shares. `rank`: by `net_buy`, from 1, in every order of the list. `ratio` =
 * 100 · net_buy / (buy + sell), one decimal.
 */
export const netBuyer = z
  .object({
    rank: z.number().int().min(1),
    name: z.string(),
    buy: shares,
    sell: shares,
    net_buy: z.number().int().min(1),
    ratio: z.number(),
  })
  .meta({ id: 'NetBuyer' });
export type NetBuyer = z.infer<typeof netBuyer>;

/** A percentage, not rounded. Screens truncate it, so that no shown figure reaches a threshold the exact one misses. */
const percent = z.number().min(0);

/** The figures behind the letters, in shares. Formulas: docs/domain.md. */
export const mjbBasis = z
  .object({
    /** Names of the majors, the lead first; empty when no broker bought more than it sold. */
    majors: z.array(z.string()),
    major_buy: shares,
    major_sell: shares,
    lead_buy: shares,
    floating_shares: shares.min(1),
    floating_shares_source: z.enum(tradingSources),
    /** Day of the floating shares, in Seoul. */
    floating_shares_as_of: day,
    /** Net buying of the majors ÷ floating shares, in percent. */
    net_over_float: percent,
    /** 1 − |net| / (buy + sell) of the majors: 1 when they sold all they bought; 0 without majors. */
    churn: z.number().min(0).max(1),
    venue: z.enum(venues),
    /** Brokers that traded. */
    brokers: z.number().int(),
    /** Sums of all brokers, in shares; equal when the source was complete. */
    total_buy: shares,
    total_sell: shares,
    /** Number of trading days of the period. */
    trading_days: z.number().int(),
    /** Those of them without a trade: a halt, or days before the listing. */
    quiet_days: z.array(day),
    /** True when the last day was fetched before its figures were final. */
    provisional: z.boolean(),
    /** The letters computed without the lead; null without majors. */
    without_lead: lettersOfMeasures.nullable(),
  })
  .meta({ id: 'MjbBasis' });
export type MjbBasis = z.infer<typeof mjbBasis>;

/**
 * A finished accumulation analysis in a list. `first_mjb` is null when the majors bought and sold nothing.
 * `stock_name` is the company's name at the time; `present_name` its present name after a renaming, else null.
 */
export const mjbRecord = z
  .object({
    _id: objectId,
    request_id: requestId,
    stock_code: stockCode,
    stock_name: z.string(),
    present_name: z.string().nullable(),
    searching_period: z.string(),
    created_at: timestamp,
    finalized_at: timestamp,
    like: z.boolean(),
    model_tier: grade,
    first_mjb_grade: letter,
    second_mjb_grade: letter,
    third_mjb_grade: letter,
    first_mjb: percent.nullable(),
    second_mjb: percent,
    third_mjb: percent,
    net_buyers: z.array(netBuyer),
    basis: mjbBasis,
    data_source: z.enum(tradingSources),
  })
  .meta({ id: 'MjbRecord' });
export type MjbRecord = z.infer<typeof mjbRecord>;

/**
 * Net buying of the groups of investors on a day, in shares; negative when they sold more. Null while the day is not
 * settled.
 */
const investorFlow = z.object({
  day,
  foreign: z.number().int().nullable(),
  institutional: z.number().int().nullable(),
  individual: z.number().int().nullable(),
});

/**
 * A day of short selling, in shares; null where it is not known, or not published yet. `sold`: sold short; `lent`: lent out at its
 * end; `program`: net buying by programmes; `margin`: bought on credit and not paid back at its end.
 */
const shortSellingDay = z.object({
  day,
  sold: shares.nullable(),
  lent: shares.nullable(),
  program: z.number().int().nullable(),
  margin: shares.nullable(),
});

const countsOfLetters = z.record(letter, z.number().int().min(0));

/**
 * How often periods of `window_days` trading days had each letter, in the year up to the last day of the record, as far as
 * every day of a period is stored. `windows`: those periods by their last day, ascending; they overlap. All rest on the floating
 * shares of the record.
 */
export const mjbBaseRates = z
  .object({
    window_days: z.number().int().min(1),
    n: z.number().int().min(MIN_WINDOWS),
    first: countsOfLetters,
    second: countsOfLetters,
    third: countsOfLetters,
    windows: z.array(z.object({ to: day, letters: lettersOfMeasures })),
  })
  .meta({ id: 'MjbBaseRates' });
export type MjbBaseRates = z.infer<typeof mjbBaseRates>;

/**
 * A record with its inputs: every broker of the period, and the net buying of lead and majors by day. Beside them, as far
 * as a price source knows them: the `close` of a day in won, and the net buying of the groups of investors.
 */
export const mjbDetail = mjbRecord
  .extend({
    brokers: z.array(z.object({ name: z.string(), buy: shares, sell: shares })),
    days: z.array(
      z.object({ day, lead_net: z.number().int(), majors_net: z.number().int(), close: z.number().nullable() }),
    ),
    /** Null below 60 periods and in older records. */
    base_rates: mjbBaseRates.nullable(),
    /** `venue`: that of the trades whose figures they are. */
    investor_flows: z
      .object({ source: z.enum(priceSources), venue: z.enum(venues), days: z.array(investorFlow) })
      .nullable(),
    /** Null where no source knows it, and in older records. */
    short_selling: z.object({ source: z.enum(priceSources), days: z.array(shortSellingDay) }).nullable(),
    /**
     * Days from which new shares were traded after a split, a consolidation or a spin-off, and ex-days of bonus issues, as far as filings
     * are known: after the first day of the period, up to that of the floating shares; of a bonus issue earlier ones, too, whose new
     * shares the float lacks. The shares of earlier days are the old ones: the letters add up or divide by both.
     */
    share_splits: z.array(z.object({ day, kind: z.enum(shareSplitKinds), link: z.string() })),
  })
  .meta({ id: 'MjbDetail' });
export type MjbDetail = z.infer<typeof mjbDetail>;

export const mjbSort = z.enum(['volume', 'ratio'], '정렬 방식이 올바르지 않습니다.');
export type MjbSort = z.infer<typeof mjbSort>;
export const mjbDetailQuery = z.object({ sort_by: mjbSort.default('volume') });

/** The record's `_id` or its `request_id`. */
export const mjbDetailParams = z.object({ id: requestId });
export const mjbProgressParams = z.object({ id: requestId });

/** Query of the history. The days select by the day of the analysis. */
export const mjbListQuery = z.object({
  stock_name: searchText(50).optional(),
  stock_code: stockCode.optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  ...pagingQuery(pageSizes.mjbHistory),
});
export type MjbListQuery = z.infer<typeof mjbListQuery>;

/** A record of the history. `price`: as stored now, beside the analysis; null where none is stored or where it may not leave. */
export const listedMjb = mjbRecord.extend({ price: lastClose.nullable() }).meta({ id: 'ListedMjb' });
export type ListedMjb = z.infer<typeof listedMjb>;
export const mjbList = pagedList(listedMjb).meta({ id: 'MjbList' });

/** Days to choose from: `from` to `today`, without weekends and `closed_days`. */
export const mjbCalendar = z
  .object({
    today: day,
    from: day,
    /** Weekdays from `from` to `today` on which the exchange was closed, or that the market calendar does not cover. */
    closed_days: z.array(day),
  })
  .meta({ id: 'MjbCalendar' });
export type MjbCalendar = z.infer<typeof mjbCalendar>;
