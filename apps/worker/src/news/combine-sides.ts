import type { NewsResult } from '@gaemi/database/news-analysis/news-analysis.schema';
import type { NewsDetailRecord } from '@gaemi/database/news-analysis/news-detail.schema';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { bySide, indexBySide } from '@gaemi/domain/news-side';
import { percentageValue } from '@gaemi/domain/scoring/percentage';

/** The result of an analysis from its two sides; null as long as one is missing. */
export function combineSides(details: readonly NewsDetailRecord[], evidence: NewsEvidence): NewsResult | null {
  const detailOf = indexBySide(details);
  if (detailOf === null) return null;
  const scores = bySide((side) => detailOf[side].content.score);
  return {
    scores,
    percentage: percentageValue(scores.good, scores.bad),
    summaries: bySide((side) => detailOf[side].content.summary),
    detailIds: bySide((side) => detailOf[side]._id),
    coverage: evidence.coverage,
    dataSource: evidence.dataSource,
    judgedBy: evidence.judgedBy,
  };
}
