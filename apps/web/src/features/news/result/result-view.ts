import type { CombinedNews, Coverage } from '@gaemi/contracts/news-analysis';
import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import type { SharedNews, SharedSide } from '@gaemi/contracts/shares';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import type { Grade, NewsTier } from '@gaemi/domain/members/grades';
import { bySide, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { isMetered, isSynthetic } from '@gaemi/domain/sources';
import { toScores } from '../to-scores.ts';
import { type EventText, writeEventTexts } from './event-texts.ts';
import { type RoundedSide, roundSide } from './rounded-side.ts';

/** Shown where a record has no name. */
export const DEFAULT_STOCK_NAME = '삼성전자';

/** Reasons of a side before the others are asked for: to the member, and on a page for everybody. */
const FIRST_REASONS = { member: 6, everybody: 4 };

/** One side of a result as the screens draw it. */
export interface SideView extends RoundedSide {
  side: NewsSide;
  score: number;
  exactScore: number;
  summary: string;
  /** A model judged it. */
  isByModel: boolean;
  /** The member's grade of that day; null on a page for everybody. */
  grade: Grade | null;
  period: string;
  /** The weightiest first. */
  reasons: NewsDetail['reasons'];
  /** Events that may be of the side, the most likely first. */
  unsure: NewsDetail['unsure'];
  /** Reasons that are shown before the others are asked for. */
  firstReasons: number;
  /** Scored events of this side, oldest first. */
  events: NewsDetail['events'];
  /** Points of each article and of the rest; empty where the tier does not go that deep. */
  contributions: NewsDetail['contributions'];
  rest: { points: number; count: number };
  citations: readonly string[];
  sources: ReadonlyMap<string, NewsArticleRef>;
}

/** A finished analysis as the screens draw it: the member's, the example and a shared one alike. */
export interface ResultView {
  id: string;
  /** The member's: it can be liked, reported, shared and saved. */
  isOwn: boolean;
  code: string;
  name: string;
  presentName: string | null;
  isLiked: boolean;
  /** The member's grade of that day; null on a page for everybody. */
  grade: Grade | null;
  tier: NewsTier;
  scoreVersion: number;
  createdAt: string;
  period: string;
  scores: Record<NewsSide, number>;
  reserve: number;
  /** 0–100, above 50 for good news. */
  percentage: number;
  /** Too few events for a direction. */
  isThin: boolean;
  lead: readonly string[];
  /** Nothing of it is real. */
  isSample: boolean;
  isByModel: boolean;
  coverage: Coverage;
  /** Articles about the company that were read. */
  read: number;
  /** Null until its detail has come. */
  sides: Record<NewsSide, SideView | null>;
  /** Scored events of both sides, oldest first. */
  events: NewsDetail['events'];
  eventTexts: ReadonlyMap<string, EventText>;
  /** Rounded points of the events of both sides by id. */
  points: ReadonlyMap<string, number>;
  /** Articles of a day that only report the price, and all of a day. */
  reactions: NewsDetail['price_reactions'];
  articles: NewsDetail['articles_per_day'];
  /** The next ten above the larger score, so that lengths compare between the sides. */
  scale: number;
}

/** Maps a member's result of the wire, with the details that have come. */
export function toResultView(record: CombinedNews, details: readonly NewsDetail[]): ResultView {
  const own = {
    id: record._id,
    isOwn: true,
    presentName: record.present_name,
    isLiked: record.like,
    grade: record.model_tier,
    tier: record.news_tier,
  };
  const toOwnSide = (detail: NewsDetail) => ({
    grade: detail.model_tier,
    firstReasons: FIRST_REASONS.member,
    contributions: record.news_tier === 'premium' ? detail.contributions : [],
    rest: { points: detail.rest_points, count: detail.rest_count },
    citations: detail.citations,
  });
  return mapResult(record, details, { own, toOwnSide });
}

/** Maps a shared result: nothing of the member is in it. */
export function toSharedView(shared: SharedNews): ResultView {
  const details = newsSides.map((side) => shared[side]);
  const own = { id: '', isOwn: false, presentName: null, isLiked: false, grade: null, tier: 'basic' as const };
  const ownSide = { grade: null, contributions: [], rest: { points: 0, count: 0 }, citations: [] };
  const toOwnSide = () => ({ ...ownSide, firstReasons: FIRST_REASONS.everybody });
  return mapResult(shared.result, details, { own, toOwnSide });
}

/** What only a member's result has. */
interface OwnParts<Detail> {
  own: Pick<ResultView, 'id' | 'isOwn' | 'presentName' | 'isLiked' | 'grade' | 'tier'>;
  toOwnSide: (detail: Detail) => Pick<SideView, 'grade' | 'firstReasons' | 'contributions' | 'rest' | 'citations'>;
}

function mapResult<Detail extends SharedSide>(
  record: SharedNews['result'],
  details: readonly Detail[],
  { own, toOwnSide }: OwnParts<Detail>,
): ResultView {
  const scores = toScores(record);
  const sides = bySide((side) => {
    const detail = details.find((one) => one.side === side);
    return detail === undefined ? null : { ...mapSide(detail, record.thin), ...toOwnSide(detail) };
  });
  return {
    ...own,
    code: record.stock_code,
    name: record.stock_name || DEFAULT_STOCK_NAME,
    scoreVersion: record.score_version,
    createdAt: record.created_at,
    period: record.searching_period,
    scores,
    reserve: record.reserve,
    percentage: record.percentage_value,
    isThin: record.thin,
    lead: record.lead.map(writeAmounts),
    isSample: isSynthetic(record.data_source),
    isByModel: isMetered(record.judged_by),
    coverage: record.coverage,
    read: record.read,
    sides,
    events: details[0]?.events ?? [],
    eventTexts: writeEventTexts(details),
    points: new Map(newsSides.flatMap((side) => [...(sides[side]?.points ?? [])])),
    reactions: details[0]?.price_reactions ?? [],
    articles: details[0]?.articles_per_day ?? [],
    scale: Math.max(10, 10 * Math.ceil(Math.max(...Object.values(scores)) / 10)),
  };
}

function mapSide(detail: SharedSide, isThin: boolean) {
  const { themes, points } = roundSide(detail);
  return {
    side: detail.side,
    score: detail.total_score,
    exactScore: detail.exact_score,
    summary: writeAmounts(detail.summary),
    isByModel: isMetered(detail.judged_by),
    period: detail.searching_period,
    themes: isThin ? [] : themes,
    points,
    // By what is written beside them: rounded within their themes, points may change places with their neighbours.
    reasons: [...detail.reasons].sort((a, b) => (points.get(b.event_id) ?? 0) - (points.get(a.event_id) ?? 0)),
    unsure: detail.unsure,
    events: detail.events.filter((event) => event.side === detail.side),
    sources: new Map(detail.sources.map((source) => [source.link, source])),
  };
}
