import type { Article } from '@gaemi/domain/article';
import { type ArticleEvent, clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import type { CompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { type DropReason, selectInWindow } from '@gaemi/domain/coverage';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export type DroppedBecause = Partial<Record<DropReason, number>>;

/** Keeps what is about the company and of the window, one event for each happening, and counts what is left out. */
export function selectEvents(input: {
  articles: readonly Article[];
  undated: number;
  company: ListedCompany;
  matcher: CompanyMatcher;
  window: { from: string; to: string; asOf: Date };
  maxEvents: number;
}): { events: ArticleEvent[]; dropped: DroppedBecause } {
  const { inside, future, undated, tooOld } = selectInWindow(input.articles, input.window);
  const about: Article[] = [];
  let notAbout = 0;
  let doubtful = 0;
  for (const article of inside) {
    const match = input.matcher.match(input.company, article);
    if (match.about === 'yes') about.push(article);
    else if (match.about === 'doubtful') doubtful += 1;
    else notAbout += 1;
  }
  const ranked = clusterArticles(about, input.company).sort(byWeightOfReport);
  const left = ranked.slice(input.maxEvents);
  const dropped: DroppedBecause = {
    future: future.length,
    undated: undated.length + input.undated,
    too_old: tooOld.length,
    not_about_company: notAbout,
    doubtful,
    over_limit: left.reduce((count, event) => count + event.articles.length, 0),
  };
  return { events: ranked.slice(0, input.maxEvents), dropped };
}

/** When there are more happenings than a tier judges, those that more of the press told come first, then the newest. */
function byWeightOfReport(a: ArticleEvent, b: ArticleEvent): number {
  return (
    b.publishers.length - a.publishers.length ||
    b.representative.publishedAt.getTime() - a.representative.publishedAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}
