import type { RumourStageName } from '../filings/rumour-rules.ts';
import type { EventType } from '../judge/judgement/event-type.ts';
import type { Strength } from '../judge/judgement/judgement.ts';
import type { Grade } from '../members/grades.ts';
import type { NewsSide } from '../news-side.ts';
import type { JudgeName, NewsSourceName } from '../sources.ts';
import type { DayCount, PriceReaction, Theme, TimelineEvent } from './event-views.ts';

/** A gathered article in the form in which it is cited. */
export interface ArticleReference {
  link: string;
  title: string;
  publisher: string;
  publishedAt: Date;
}

/** A filing that an event is compared with; `date` is its day in Seoul. */
export interface FilingReference {
  link: string;
  date: string;
}

/** A stage of a rumour. `link` leads to its filing; null for a report. `nextAnswerOn`: day of the next answer, if stated. */
export interface RumourStep {
  stage: RumourStageName;
  day: string;
  link: string | null;
  nextAnswerOn: string | null;
}

/** Links shown for one reason at most; the others are in the count of merged articles. */
export const LINKS_PER_REASON = 3;

/** One event of a side and its part in the score. */
export interface Reason {
  eventId: string;
  text: string;
  type: EventType;
  strength: Strength;
  points: number;
  /** Number of further articles that report the same event. */
  merged: number;
  links: string[];
  judgedBy: JudgeName;
  /** The filing that confirms the event, or that gives other figures. */
  confirmedBy?: FilingReference;
  differsFrom?: FilingReference;
  /** Stages of the rumour that the event is. */
  stages?: RumourStep[];
}

/** An event that may be of a side; it has no points. */
export interface UnsureEvent {
  eventId: string;
  text: string;
  type: EventType;
  links: string[];
  /** In Seoul; absent in results of before. */
  day?: string;
}

/** One side of a finished news analysis. */
export interface SideDetail {
  scoreVersion: number;
  side: NewsSide;
  stockCode: string;
  stockName: string;
  grade: Grade;
  /** The period in Seoul days, both included. */
  fromDay: string;
  toDay: string;
  /** 0–100, rounded. */
  score: number;
  /** Before rounding: Σ points of the contributions + `restPoints`. */
  exactScore: number;
  summary: string;
  reasons: Reason[];
  /** The most likely first. */
  unsure: UnsureEvent[];
  sources: ArticleReference[];
  contributions: (ArticleReference & { points: number })[];
  restPoints: number;
  /** Number of events behind the rest. */
  restCount: number;
  /** Events of both sides, oldest first. The points of those of this side add up to `exactScore`. */
  timeline: TimelineEvent[];
  /** Of this side, most points first. The points add up to `exactScore`. */
  themes: Theme[];
  /** Of the whole analysis, oldest first. */
  priceReactions: PriceReaction[];
  /** Articles on the company by their day, of the whole analysis, oldest first. */
  articlesPerDay: DayCount[];
  dataSource: NewsSourceName;
  judgedBy: JudgeName;
}
