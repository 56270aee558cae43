import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { bySide, type NewsSide, type SideFields } from '@gaemi/domain/news-side';
import type { Verdict } from '@gaemi/domain/scoring/verdict-words';

/** Both scores of a record of the wire, by side. */
export function toScores(record: SideFields<'', 'news_score', number>): Record<NewsSide, number> {
  return bySide((side) => record[`${side}_news_score`]);
}

/** What the verdict of a record rests on. */
export function toVerdict(
  record: Pick<CombinedNews, 'good_news_score' | 'bad_news_score' | 'reserve' | 'percentage_value' | 'thin'>,
): Verdict {
  const { reserve, percentage_value: percentage, thin: isThin } = record;
  return { scores: toScores(record), reserve, percentage, isThin };
}
