import { rumourStageNames } from '@gaemi/domain/filings/rumour-rules';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { objectionKinds } from '@gaemi/domain/objections/objection';
import { judgeNames, newsSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { day, grade, newsSide, objectId, scoreVersion, stockCode, strength, timestamp } from './fields.ts';

const link = z.url({ protocol: /^https?$/ });

/** A gathered article as the screens cite it. */
export const newsArticleRef = z
  .object({ link, title: z.string(), publisher: z.string(), published_at: timestamp })
  .meta({ id: 'NewsArticleRef' });
export type NewsArticleRef = z.infer<typeof newsArticleRef>;

/** A link to a filing and its day. */
const filingReference = z.object({ link, date: day });

/** An event behind a side. */
const newsReason = z.object({
  event_id: z.string(),
  text: z.string(),
  type: z.enum(eventTypes),
  strength,
  points: z.number(),
  merged: z.number().int(),
  links: z.array(link).min(1),
  judged_by: z.enum(judgeNames),
  /** The filing that confirms the event, or that gives other figures. */
  confirmed_by: filingReference.nullable(),
  differs_from: filingReference.nullable(),
  /** Stages of the rumour that the event is, oldest first; null for any other event. */
  stages: z
    .array(
      z.object({
        stage: z.enum(rumourStageNames).meta({ description: 'Stage of the rumour (풍문).' }),
        day,
        link: link.nullable(),
        next_answer_on: day.nullable(),
      }),
    )
    .nullable(),
  /** What an upheld objection says of it since; the scores stay as they were. Null when nothing is known to be wrong. */
  corrected: z.enum(objectionKinds).nullable(),
  /** What the member has reported of it; null again once that was dismissed or overturned. */
  reported: z.enum(objectionKinds).nullable(),
});

/** An event that may be of a side, without points: its judge was not sure enough to count it. `day` in Seoul; results of before lack it. */
const unsureEvent = newsReason
  .pick({ event_id: true, text: true, type: true, links: true })
  .extend({ day: day.optional().meta({ description: 'Day of the event in Seoul; absent in older results.' }) });

/** A scored event on the timeline; `day` in Seoul, `short` a name of a few words. */
const timelineEvent = z.object({
  event_id: z.string(),
  day,
  short: z.string(),
  type: z.enum(eventTypes),
  side: newsSide,
  strength,
  points: z.number(),
});

/** Number of articles of a day in Seoul. */
const dayCount = z.object({ day, count: z.number().int().min(1) });

/**
 * One side of an analysis. `exact_score` = Σ contributions + `rest_points`, before rounding to `total_score`; `rest_count` events of the side
 * have the rest. `events` has the scored events of both sides, oldest first; the points of those of this side,
 * and those of `themes` (this side, most points first), add up to `exact_score`. `price_reactions` counts the articles of a day that only report the price,
 * `articles_per_day` all of a day.
 */
export const newsDetail = z
  .object({
    _id: objectId,
    side: newsSide,
    stock_code: stockCode,
    stock_name: z.string(),
    model_tier: grade,
    score_version: scoreVersion,
    total_score: z.number().int().min(0).max(100),
    exact_score: z.number().min(0).max(100),
    searching_period: z.string(),
    summary: z.string(),
    cleaned_reasons: z.array(z.string()),
    citations: z.array(link),
    reasons: z.array(newsReason),
    /** The most likely first. */
    unsure: z.array(unsureEvent).max(4),
    events: z.array(timelineEvent),
    themes: z.array(z.object({ name: z.string(), points: z.number(), event_ids: z.array(z.string()) })),
    price_reactions: z.array(dayCount),
    articles_per_day: z.array(dayCount),
    sources: z.array(newsArticleRef),
    contributions: z.array(newsArticleRef.extend({ points: z.number() })),
    rest_points: z.number(),
    rest_count: z.number().int().min(0),
    data_source: z.enum(newsSources),
    judged_by: z.enum(judgeNames),
  })
  .meta({ id: 'NewsDetail' });
export type NewsDetail = z.infer<typeof newsDetail>;
