import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import { fadesAfterDays } from '@gaemi/domain/scoring/score-events';
import { daysBetween } from '@gaemi/domain/seoul-time';

interface Known {
  /** Day of the event; undefined where it is not known. */
  day: string | undefined;
  /** Last day of the analysis. */
  until: string;
  sources: ReadonlyMap<string, NewsArticleRef>;
}

/** Why an event has more or fewer points than another of its strength: its age, and how many publishers report it. */
export function whyPoints({ links }: Pick<NewsDetail['reasons'][number], 'links'>, { day, until, sources }: Known) {
  const age = day === undefined ? 0 : daysBetween(day, until);
  const publishers = new Set(links.flatMap((link) => sources.get(link)?.publisher ?? [])).size;
  return [
    ...(publishers > 1 ? [`매체 ${publishers}곳`] : []),
    ...(age >= fadesAfterDays ? [`${age}일 전이라 줄었어요`] : []),
  ];
}
