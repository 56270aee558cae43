import type { SourcedArticle } from '@gaemi/domain/article';
import { type ArticleEvent, clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import type { CompanyMatch, CompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { type DropReason, selectInWindow } from '@gaemi/domain/coverage';
import { isPriceReaction, type LikelyKind } from '@gaemi/domain/judge/judgement/judgement';
import { type Correction, withoutOtherCompanies } from '@gaemi/domain/objections/corrections';
import { rememberByWords } from '@gaemi/domain/remember';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { buildFilingEvents, type FilingEvent, isFiling } from './filing-events.ts';
import { countArticles, type SelectedEvent } from './selected-event.ts';

/** Part of the events that filings may take, the newest first: the rest is for news. */
const filingShare = 1 / 3;

export type DroppedBecause = Partial<Record<DropReason, number>>;

/**
 * Selects the articles about the company inside the window, groups them into events, and counts what is left out.
 * `kindOf` tells the kind of an article, asked again by grouping and ranking. `others`: the articles about another company.
 */
export function selectEvents(input: {
  articles: readonly SourcedArticle[];
  undated: number;
  /** Articles left out before, since another source gave them too. */
  duplicates?: number;
  company: ListedCompany;
  matcher: CompanyMatcher;
  window: { from: string; to: string; asOf: Date };
  maxEvents: number;
  kindOf: (article: SourcedArticle, match: CompanyMatch) => LikelyKind;
  /** Upheld objections; their articles of other companies are none of this one, whatever the matcher says. */
  corrections?: readonly Correction[];
}): { events: SelectedEvent[]; filings: FilingEvent[]; others: SourcedArticle[]; dropped: DroppedBecause } {
  const { inside: found, future, undated, tooOld } = selectInWindow(input.articles, input.window);
  const { company, matcher, maxEvents, kindOf, corrections = [] } = input;
  const inside = withoutOtherCompanies(found, corrections);
  const about = new Map<SourcedArticle, CompanyMatch>();
  const known = new Set(inside);
  const others = found.filter((article) => !known.has(article));
  let doubtful = 0;
  // A company files about itself only, so nothing is matched.
  const { events: allFilings, routine } = buildFilingEvents(inside.filter(isFiling), company);
  const filings = allFilings.slice(0, Math.floor(maxEvents * filingShare));
  const readMatch = rememberByWords((article: SourcedArticle) => matcher.match(company, article));
  for (const article of inside.filter((each) => !isFiling(each))) {
    const match = readMatch(article);
    if (match.about === 'yes') about.set(article, match);
    else if (match.about === 'doubtful') doubtful += 1;
    else others.push(article);
  }
  const knownKindOf = (article: SourcedArticle) => kindOf(article, readMatch(article));
  const isPrice = ({ representative }: ArticleEvent<SourcedArticle>) => {
    const { kind, namesEvent = false } = knownKindOf(representative);
    return isPriceReaction({ kind }) && !namesEvent;
  };
  const clustered = clusterArticles([...about.keys()], company, knownKindOf).sort(byWeightOfReport);
  // Reactions of the price move no score, so they take no place from events.
  const ranked = [...clustered.filter((event) => !isPrice(event)), ...clustered.filter(isPrice)];
  const places = maxEvents - filings.length;
  const left = [...ranked.slice(places), ...allFilings.slice(filings.length)];
  const dropped: DroppedBecause = {
    future: future.length,
    undated: undated.length + input.undated,
    too_old: tooOld.length,
    not_about_company: others.length,
    doubtful,
    duplicate: input.duplicates ?? 0,
    routine_filing: routine,
    over_limit: countArticles(left),
  };
  const selected = ranked.slice(0, places);
  const events = selected.map((event) => ({ ...event, match: about.get(event.representative) }));
  return { events, filings, others, dropped };
}

/** Events that more publishers report come first, then the newest. */
function byWeightOfReport(a: ArticleEvent, b: ArticleEvent): number {
  return (
    b.publishers.length - a.publishers.length ||
    b.representative.publishedAt.getTime() - a.representative.publishedAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}
