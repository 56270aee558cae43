import type { ListedCompany } from '@gaemi/contracts/stocks';
import type { Article } from '../article.ts';
import { contentHash } from './content-hash.ts';

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

/** Groups articles into events, earliest event first. The order of the input changes nothing. */
export function clusterArticles(articles: readonly Article[], _company: ListedCompany | null): ArticleEvent[] {
  const groups = new Map<string, Article[]>();
  for (const article of [...articles].sort(byTime)) {
    const key = article.title.replace(/\s+/g, ' ').trim();
    groups.set(key, [...(groups.get(key) ?? []), article]);
  }
  return [...groups.values()].flatMap((members) => {
    const [representative] = members;
    if (representative === undefined) return [];
    const id = contentHash(members.map((member) => member.title).join('\n'));
    return [{ id, representative, articles: members, publishers: [representative.publisher] }];
  });
}

function byTime(a: Article, b: Article): number {
  return a.publishedAt.getTime() - b.publishedAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id));
}
