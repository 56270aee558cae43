import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { ownLines } from '@gaemi/domain/judge/reasons/summaries';

interface Led extends Pick<CombinedNews, 'coverage'> {
  lead: readonly string[];
  isThin: boolean;
}

/** Two lines at most. A thin result, whose verdict says why it claims no direction, says on how many events it rests. */
export function chooseLead({ lead, isThin, coverage: { events, neutral, price_events: price } }: Led): string[] {
  if (!isThin) return lead.slice(0, 2);
  const own = ownLines(lead);
  if (own.length > 0) return own.slice(0, 2);
  const scored = events - neutral - price;
  return [scored === 0 ? '점수에 쓸 소식이 없어요.' : `점수에 쓸 소식이 ${scored}개뿐이에요.`];
}
