import type { Article } from '../article.ts';
import { unifyText } from '../company-matching/plain-text.ts';
import { type LikelyKind, reportsEvent, type TextKind } from '../judge/judgement/judgement.ts';
import { rememberByObject, rememberByWords } from '../remember.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { compareText } from '../text-order.ts';
import { articleFeatures, ownNames } from './article-features.ts';
import { contentHash } from './content-hash.ts';
import { isDecidedAnew } from './decided-anew.ts';
import { longestGap } from './event-slot.ts';
import { groupByAverageLink } from './group-by-average-link.ts';
import { comparePairs } from './likely-pairs.ts';

/** An event, reported by one or more articles. */
export interface ArticleEvent<Member extends Article = Article> {
  /** Hash of the members' content: the same articles give the same id in every order. */
  id: string;
  /** The article that tells it best; see `chooseRepresentative`. */
  representative: Member;
  /** Earliest first. */
  articles: Member[];
  /** Distinct publishers, sorted. A publisher that only copies another's text verbatim is not listed. */
  publishers: string[];
}

const longestRun = 1_500;
/** Matches ASCII and Hangul syllables only. */
const plainCharacters = /^[ -~가-힣]*$/;

/** Articles with the same wording, earliest first. */
interface Wording<Member extends Article> {
  key: string;
  articles: [Member, ...Member[]];
}

/**
 * Groups the articles of one company into events, earliest event first. The order of the input does not matter.
 * Articles without a valid date count as published at the same moment. `kindOf` tells the kind of an article: prices,
 * reports and flows are events of their own. 1,000 articles in like words take less than half a second.
 */
export function clusterArticles<Member extends Article>(
  articles: readonly Member[],
  company: ListedCompany | null,
  kindOf?: (article: Member) => LikelyKind,
): ArticleEvent<Member>[] {
  const names = company === null ? null : ownNames(company);
  const extractFeatures = rememberByObject((article: Member) =>
    articleFeatures(article, { names, firms: company?.subsidiaries ?? [], kind: kindOf?.(article) }),
  );
  const wordings = groupWordings(articles, (last, article) => {
    const [before, now] = [extractFeatures(last), extractFeatures(article)];
    // A text that names its day is a copy, whenever it was published: of another decision it would name another day.
    if (isDecidedAnew(before, now)) return !/\d{1,2}일(?!째)/.test(article.description);
    return now.slot !== null;
  });
  const features = wordings.map(({ articles: [first] }) => extractFeatures(first));
  const groups = splitRuns(features).flatMap(({ from, run }) =>
    groupByAverageLink(run.length, comparePairs(run)).map((group) => group.map((index) => from + index)),
  );
  return groups
    .flatMap((group) =>
      splitAside(
        group.flatMap((index) => wordings[index] ?? []),
        kindOf,
      ),
    )
    .flatMap((group) => eventOf(group, kindOf))
    .sort(byEarliest);
}

/** Kinds that tell no event of the company, even where they mention one. */
const asideKinds: readonly TextKind[] = ['price', 'flows', 'roundup'];
/** Probability from which a kind parts a group. */
const SURE_KIND = 0.6;

/** Parts a group in which articles about prices, flows or lists stand beside news: an event, and what was said of it. */
function splitAside<Member extends Article>(
  wordings: readonly Wording<Member>[],
  kindOf: ((article: Member) => LikelyKind) | undefined,
): (readonly Wording<Member>[])[] {
  if (kindOf === undefined) return [wordings];
  const kinds = wordings.map((wording) => ({ wording, ...kindOf(wording.articles[0]) }));
  const isSure = ({ probability }: LikelyKind) => probability >= SURE_KIND;
  const [aside, news] = [
    kinds.filter((each) => isSure(each) && asideKinds.includes(each.kind)),
    kinds.filter((each) => !(isSure(each) && asideKinds.includes(each.kind))),
  ];
  if (!news.some((each) => isSure(each) && reportsEvent.includes(each.kind))) return [wordings];
  return [news, aside].flatMap((part) => (part.length > 0 ? [part.map(({ wording }) => wording)] : []));
}

/** The article most surely of a kind that tells an event; of equally sure ones the earliest. */
function chooseRepresentative<Member extends Article>(
  articles: readonly [Member, ...Member[]],
  kindOf: ((article: Member) => LikelyKind) | undefined,
): Member {
  if (kindOf === undefined) return articles[0];
  const rank = (article: Member): number => {
    const { kind, probability, namesEvent } = kindOf(article);
    // In steps, so that the earliest article gives way only to one that is clearly better.
    if (reportsEvent.includes(kind)) return Math.round(5 * probability);
    // Among notes on the price the one that says what moved it.
    return namesEvent ? 0.5 : 0;
  };
  return articles.reduce((best, article) => (rank(article) > rank(best) ? article : best));
}

/**
 * Limit for comparing all pairs, since the cost grows with the square. Above it, larger than the news of any window,
 * only neighbours in time are compared.
 */
function splitRuns<T>(features: readonly T[]): { from: number; run: readonly T[] }[] {
  const runs = Math.ceil(features.length / longestRun);
  return Array.from({ length: runs }, (_, index) => ({
    from: index * longestRun,
    run: features.slice(index * longestRun, (index + 1) * longestRun),
  }));
}

const isLate = (last: Article, article: Article): boolean => timeOf(article) - timeOf(last) > longestGap;

function groupWordings<Member extends Article>(
  articles: readonly Member[],
  isAnew: (last: Member, article: Member) => boolean,
): Wording<Member>[] {
  const keyOf = rememberByWords((article: Member) => wordingKey(article));
  const byKey = new Map<string, Wording<Member>>();
  const wordings: Wording<Member>[] = [];
  for (const article of [...articles].sort(byTime)) {
    const key = keyOf(article);
    const known = byKey.get(key);
    const last = known?.articles.at(-1);
    // A warning or a robot note in the same words a week later is another event; other copies are copies at any time.
    if (known !== undefined && last !== undefined && !(isLate(last, article) && isAnew(last, article))) {
      known.articles.push(article);
      continue;
    }
    const wording: Wording<Member> = { key, articles: [article] };
    byKey.set(key, wording);
    wordings.push(wording);
  }
  return wordings;
}

/** Normalises a text, so that case, blanks, punctuation and newsroom tags do not count as different wording. */
export function wordingKey({ title, description }: Pick<Article, 'title' | 'description'>): string {
  const letters = (text: string) => {
    const small = unifyText(text).toLowerCase();
    // Same result for plain text, at a fraction of the time.
    return plainCharacters.test(small)
      ? small.replace(/[^a-z0-9가-힣%]+/g, '')
      : small.replace(/[^\p{L}\p{N}%]+/gu, '');
  };
  return `${letters(title.replace(/\[[^\]]{1,14}\]|\((?:종합|상보|속보|[0-9]보)\)/g, ' '))}|${letters(description)}`;
}

function eventOf<Member extends Article>(
  wordings: readonly Wording<Member>[],
  kindOf: ((article: Member) => LikelyKind) | undefined,
): ArticleEvent<Member>[] {
  const articles = wordings.flatMap((wording) => wording.articles).sort(byTime);
  const [first, ...others] = articles;
  if (first === undefined) return [];
  const representative = chooseRepresentative([first, ...others], kindOf);
  const id = contentHash(
    wordings
      .map(({ key, articles: [first] }) => `${key}@${String(timeOf(first))}`)
      .sort()
      .join('\n'),
  );
  const publishers = [...new Set(wordings.map(({ articles: [first] }) => first.publisher))].sort();
  return [{ id, representative, articles, publishers }];
}

function timeOf(article: Article): number {
  const time = article.publishedAt.getTime();
  return Number.isNaN(time) ? 0 : time;
}

/** Total order by content only, so that the order of the input has no effect. */
function byTime(a: Article, b: Article): number {
  return (
    timeOf(a) - timeOf(b) ||
    compareText(a.title, b.title) ||
    compareText(a.description, b.description) ||
    compareText(a.publisher, b.publisher) ||
    compareText(a.link, b.link) ||
    compareText(a.id, b.id)
  );
}

function byEarliest(a: ArticleEvent, b: ArticleEvent): number {
  return byTime(a.articles[0] ?? a.representative, b.articles[0] ?? b.representative);
}
