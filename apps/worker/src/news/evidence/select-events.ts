import { setImmediate as turn } from 'node:timers/promises';
import type { SourcedArticle } from '@gaemi/domain/article';
import { type ArticleEvent, clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import type { CompanyMatch, CompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { type DropReason, selectInWindow } from '@gaemi/domain/coverage';
import { isPriceReaction, type LikelyKind } from '@gaemi/domain/judge/judgement/judgement';
import { type Correction, withoutOtherCompanies } from '@gaemi/domain/objections/corrections';
import { rememberByWords } from '@gaemi/domain/remember';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { countArticles, type SelectedEvent } from '../judging/selected-event.ts';
import { buildFilingEvents, type FilingArticle, type FilingEvent, isFiling } from './filing-events.ts';

/** Part of the events that filings may take, the newest first: the rest is for news. */
const filingShare = 1 / 3;

type KindOf = (article: SourcedArticle, match: CompanyMatch) => LikelyKind;

export type DroppedBecause = Partial<Record<DropReason, number>>;

/** The articles of a window by whether they are about the company. */
export interface MatchedArticles {
  /** News about it. */
  about: SourcedArticle[];
  /** Its filings: a company files about itself only, so nothing is matched. */
  filed: FilingArticle[];
  /** Articles about another company. */
  others: SourcedArticle[];
  matchOf: (article: SourcedArticle) => CompanyMatch;
  dropped: DroppedBecause;
}

/**
 * Tells the articles about the company inside the window. Upheld objections go before the matcher: their articles of other
 * companies are none of this one.
 */
export function matchArticles(input: {
  articles: readonly SourcedArticle[];
  undated: number;
  /** Articles left out before, since another source gave them too. */
  duplicates?: number;
  company: ListedCompany;
  matcher: CompanyMatcher;
  window: { from: string; to: string; asOf: Date };
  corrections?: readonly Correction[];
}): MatchedArticles {
  const { company, matcher, corrections = [] } = input;
  const { inside: found, future, undated, tooOld } = selectInWindow(input.articles, input.window);
  const inside = withoutOtherCompanies(found, corrections);
  const known = new Set(inside);
  const others = found.filter((article) => !known.has(article));
  const matchOf = rememberByWords((article: SourcedArticle) => matcher.match(company, article));
  const about: SourcedArticle[] = [];
  let doubtful = 0;
  for (const article of inside.filter((each) => !isFiling(each))) {
    const match = matchOf(article);
    if (match.about === 'yes') about.push(article);
    else if (match.about === 'doubtful') doubtful += 1;
    else others.push(article);
  }
  const dropped = {
    future: future.length,
    undated: undated.length + input.undated,
    too_old: tooOld.length,
    not_about_company: others.length,
    doubtful,
    duplicate: input.duplicates ?? 0,
  };
  return { about, filed: inside.filter(isFiling), others, matchOf, dropped };
}

/** Articles whose kinds are told at a stretch. */
const AT_A_STRETCH = 25;

/**
 * Tells the kinds of the articles, which `kindOf` remembers, a few at a time: meanwhile the archive is written, and other analyses go
 * on.
 */
export async function readKinds({ about, matchOf }: MatchedArticles, kindOf: KindOf): Promise<void> {
  for (const [index, article] of about.entries()) {
    kindOf(article, matchOf(article));
    if (index % AT_A_STRETCH === AT_A_STRETCH - 1) await turn();
  }
}

/**
 * Groups the articles about the company into events and selects those to judge. `kindOf` tells the kind of an article, asked again by
 * grouping and ranking.
 */
export function selectEvents(input: {
  matched: MatchedArticles;
  company: ListedCompany;
  maxEvents: number;
  kindOf: KindOf;
}): { events: SelectedEvent[]; filings: FilingEvent[]; dropped: DroppedBecause } {
  const { company, maxEvents, kindOf } = input;
  const { about, filed, matchOf } = input.matched;
  const { events: allFilings, routine } = buildFilingEvents(filed, company);
  const filings = allFilings.slice(0, Math.floor(maxEvents * filingShare));
  const knownKindOf = (article: SourcedArticle) => kindOf(article, matchOf(article));
  const isPrice = ({ representative }: ArticleEvent<SourcedArticle>) => {
    const { kind, namesEvent = false } = knownKindOf(representative);
    return isPriceReaction({ kind }) && !namesEvent;
  };
  const clustered = clusterArticles(about, company, knownKindOf).sort(byWeightOfReport);
  // Reactions of the price move no score, so they take no place from events.
  const ordered = [...clustered.filter((event) => !isPrice(event)), ...clustered.filter(isPrice)];
  const places = maxEvents - filings.length;
  const kept = new Set(chooseWeightiest(ordered, places, { isPrice, kindOf: knownKindOf }));
  const selected = ordered.filter((event) => kept.has(event));
  const left = [...ordered.filter((event) => !kept.has(event)), ...allFilings.slice(filings.length)];
  const dropped = { ...input.matched.dropped, routine_filing: routine, over_limit: countArticles(left) };
  const events = selected.map((event) => ({
    ...event,
    matches: new Map(event.articles.map((article) => [article.id, matchOf(article)])),
  }));
  return { events, filings, dropped };
}

/** What one doubling of its publishers adds to the weight of an event. */
const gainOfPublishers = 0.5;

/**
 * The events that are worth judging most, reactions of the price last: by the article that says most of each, and by how many publishers
 * report it. Of equal ones the first.
 */
function chooseWeightiest(
  events: readonly ArticleEvent<SourcedArticle>[],
  places: number,
  by: { isPrice: (event: ArticleEvent<SourcedArticle>) => boolean; kindOf: (article: SourcedArticle) => LikelyKind },
): ArticleEvent<SourcedArticle>[] {
  if (events.length <= places) return [...events];
  const weighed = events.map((event) => {
    const weight = Math.max(...event.articles.map((article) => by.kindOf(article).weight ?? 0));
    const gain = 1 + gainOfPublishers * Math.log2(event.publishers.length);
    return { event, weight: by.isPrice(event) ? -1 : weight * gain };
  });
  return weighed
    .sort((a, b) => b.weight - a.weight)
    .slice(0, places)
    .map(({ event }) => event);
}

/** Events that more publishers report come first, then the newest. */
function byWeightOfReport(a: ArticleEvent, b: ArticleEvent): number {
  return (
    b.publishers.length - a.publishers.length ||
    b.representative.publishedAt.getTime() - a.representative.publishedAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  );
}
