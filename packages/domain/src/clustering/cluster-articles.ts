import type { Article } from '../article.ts';
import { unifyText } from '../company-matching/plain-text.ts';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { contentHash } from './content-hash.ts';
import { pairsWithChance } from './likely-pairs.ts';
import { mergeStories } from './merge-stories.ts';
import { sameEvent } from './same-event.ts';
import { ownNames, storyFeatures } from './story-features.ts';

/** One happening as told by one or more articles. */
export interface ArticleEvent {
  /** From the members' content: the same articles give the same id, in whatever order they came. */
  id: string;
  /** The earliest article. */
  representative: Article;
  /** Earliest first. */
  articles: Article[];
  /** Distinct, sorted; who only repeats another's words to the letter is no voice of his own and not listed. */
  publishers: string[];
}

const longestRun = 1_500;
/** ASCII and Hangul syllables. */
const plainSigns = /^[ -~가-힣]*$/;

/** Articles of the same wording, earliest first. */
interface Wording {
  key: string;
  articles: [Article, ...Article[]];
}

/**
 * Groups the articles of one company into events, earliest event first. The order of the input changes nothing; articles without a
 * valid date count as told at one moment. 1,000 articles take well under a second.
 */
export function clusterArticles(articles: readonly Article[], company: ListedCompany | null): ArticleEvent[] {
  const wordings = wordingsOf(articles);
  const names = company === null ? null : ownNames(company);
  const stories = wordings.map(({ articles: [first] }) => storyFeatures(first, names));
  const groups = runsOf(stories).flatMap(({ from, run }) =>
    mergeStories(run, { probability: sameEvent, hasChance: pairsWithChance(run) }).map((group) =>
      group.map((index) => from + index),
    ),
  );
  return groups.flatMap((group) => eventOf(group.flatMap((index) => wordings[index] ?? []))).sort(byEarliest);
}

/** Comparing all with all grows with the square; beyond any window's news, only neighbours in time are compared. */
function runsOf<T>(stories: readonly T[]): { from: number; run: readonly T[] }[] {
  const runs = Math.ceil(stories.length / longestRun);
  return Array.from({ length: runs }, (_, index) => ({
    from: index * longestRun,
    run: stories.slice(index * longestRun, (index + 1) * longestRun),
  }));
}

function wordingsOf(articles: readonly Article[]): Wording[] {
  const byKey = new Map<string, Wording>();
  for (const article of [...articles].sort(byTime)) {
    const key = wordingKey(article);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, { key, articles: [article] });
    else known.articles.push(article);
  }
  return [...byKey.values()];
}

/** Case, blanks, punctuation and a newsroom's tags make no wording of its own. */
function wordingKey({ title, description }: Article): string {
  const letters = (text: string) => {
    const small = unifyText(text).toLowerCase();
    // The same for plain text, at a fraction of the time.
    return plainSigns.test(small) ? small.replace(/[^a-z0-9가-힣%]+/g, '') : small.replace(/[^\p{L}\p{N}%]+/gu, '');
  };
  return `${letters(title.replace(/\[[^\]]{1,14}\]|\((?:종합|상보|속보|[0-9]보)\)/g, ' '))}|${letters(description)}`;
}

function eventOf(wordings: readonly Wording[]): ArticleEvent[] {
  const articles = wordings.flatMap((wording) => wording.articles).sort(byTime);
  const [representative] = articles;
  if (representative === undefined) return [];
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

/** A total order that rests on content only, so that the order of the input cannot show through. */
function byTime(a: Article, b: Article): number {
  return (
    timeOf(a) - timeOf(b) ||
    compare(a.title, b.title) ||
    compare(a.description, b.description) ||
    compare(a.publisher, b.publisher) ||
    compare(a.link, b.link) ||
    compare(a.id, b.id)
  );
}

function byEarliest(a: ArticleEvent, b: ArticleEvent): number {
  return byTime(a.representative, b.representative);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
