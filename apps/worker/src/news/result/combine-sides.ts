import type { NewsResult } from '@gaemi/database/news-analysis/news-analysis.schema';
import type { NewsDetailRecord } from '@gaemi/database/news-analysis/news-detail.schema';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { writeLead } from '@gaemi/domain/judge/reasons/summaries';
import { bySide, indexBySide } from '@gaemi/domain/news-side';
import { currentScoreVersion } from '@gaemi/domain/scoring/score-version';
import { scoreEvidence } from '../evidence/score-evidence.ts';

/** The result of an analysis from its two sides, made by the current formula; null as long as one is missing. */
export function combineSides(
  details: readonly NewsDetailRecord[],
  evidence: NewsEvidence,
  names: readonly string[] = [],
): NewsResult | null {
  const buildDetail = indexBySide(details);
  if (buildDetail === null) return null;
  const {
    score: { sides, reserve, percentage, thin },
    events,
  } = scoreEvidence(evidence, names);
  const named = bySide((side) => ({
    score: sides[side].exact,
    events: events[side].map(({ shown: { short }, judgement: { reason } }) => ({ short, reason })),
  }));
  return {
    scoreVersion: currentScoreVersion,
    scores: bySide((side) => sides[side].total),
    reserve,
    percentage,
    thin,
    lead: writeLead(named, thin),
    summaries: bySide((side) => buildDetail[side].content.summary),
    detailIds: bySide((side) => buildDetail[side]._id),
    coverage: evidence.coverage,
    dataSource: evidence.dataSource,
    judgedBy: evidence.judgedBy,
  };
}
