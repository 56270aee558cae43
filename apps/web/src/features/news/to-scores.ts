import { bySide, type NewsSide, type SideFields } from '@gaemi/domain/news-side';

/** Both scores of a record of the wire, by side. */
export function toScores(record: SideFields<'', 'news_score', number>): Record<NewsSide, number> {
  return bySide((side) => record[`${side}_news_score`]);
}
