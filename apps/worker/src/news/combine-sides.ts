import type { NewsResult } from '@gaemi/database/news-analysis/news-analysis.schema';
import type { NewsDetailRecord } from '@gaemi/database/news-analysis/news-detail.schema';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { percentageValue } from '@gaemi/domain/scoring/percentage';

/** The result of an analysis from its two sides; null as long as one is missing. */
export function combineSides(details: readonly NewsDetailRecord[], evidence: NewsEvidence): NewsResult | null {
  const good = details.find(({ side }) => side === 'good');
  const bad = details.find(({ side }) => side === 'bad');
  if (good === undefined || bad === undefined) return null;
  const scores = { good: good.content.score, bad: bad.content.score };
  return {
    scores,
    percentage: percentageValue(scores.good, scores.bad),
    summaries: { good: good.content.summary, bad: bad.content.summary },
    detailIds: { good: good._id, bad: bad._id },
    coverage: evidence.coverage,
    dataSource: evidence.dataSource,
    judgedBy: evidence.judgedBy,
  };
}
