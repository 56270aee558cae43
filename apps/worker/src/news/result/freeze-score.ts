import type { NewsResult } from '@gaemi/database/news-analysis/news-analysis.schema';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { ScorecardRowRecord } from '@gaemi/database/scorecard/scorecard-row.schema';
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { buildFiledEvents, type ScoredNewsEvent } from '@gaemi/domain/scorecard/filed-events';
import { versionCell } from '@gaemi/domain/scorecard/scorecard-files';
import { findEntryDay } from '@gaemi/domain/scorecard/scorecard-row';
import { directionOf } from '@gaemi/domain/scoring/direction';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

/**
 * Returns the row of the scorecard for a finished analysis. Null where it rests on sample data, or on a day that the
 * calendar does not cover.
 */
export function freezeScore(
  { code: stockCode, market }: Pick<ListedCompany, 'code' | 'market'>,
  { result, evidence }: { result: NewsResult; evidence: NewsEvidence },
  calendar?: MarketCalendar,
): ScorecardRowRecord | null {
  const { asOf } = evidence;
  const day = findEntryDay(asOf, calendar);
  const sources = [evidence.dataSource, ...evidence.articles.map(({ source }) => source)];
  if (day === null || sources.some(isSynthetic)) return null;
  const { scores, percentage, thin, judgedBy } = result;
  return {
    stockCode,
    market,
    day,
    scoreVersion: result.scoreVersion,
    asOf,
    good: scores.good,
    bad: scores.bad,
    percentage,
    direction: directionOf(percentage, thin),
    judgedBy,
    judgeVersion: versionCell(evidence.judgeVersion),
    events: askedFilings(evidence)
      ? buildFiledEvents(scoredNews(evidence), { stockCode, asOf }, calendar).map(({ stockCode: _, ...event }) => event)
      : [],
  };
}

/** Where the source of filings gave none, or not all, a missing one tells nothing. */
const askedFilings = ({ coverage }: NewsEvidence): boolean =>
  coverage.sources.some(({ name, status }) => name === 'dart' && status === 'ok') === true;

function scoredNews({ articles, events }: NewsEvidence): ScoredNewsEvent[] {
  const articleOf = new Map(articles.map((article) => [article.id, article]));
  return events.flatMap((event): ScoredNewsEvent[] => {
    const representative = articleOf.get(event.representativeId);
    if (representative === undefined || event.judgement === null) return [];
    const judgement = event.judgement;
    if (findScoredSide(judgement) === null) return [];
    return [
      {
        type: judgement.type,
        day: seoulDay(representative.publishedAt),
        filing: representative.filing !== undefined,
        confirmedOn: event.confirmedBy?.date ?? null,
      },
    ];
  });
}
