import type { Article } from '@gaemi/domain/article';
import { type ArticleEvent, wordingKey } from '@gaemi/domain/clustering/cluster-articles';

/** Number of further articles of an event that a judge reads. */
const mostOthers = 3;

/** The earliest articles of an event in other words than its representative and than one another. */
export function chooseOtherArticles<Member extends Article>({
  representative,
  articles,
}: Pick<ArticleEvent<Member>, 'representative' | 'articles'>): Member[] {
  const wordings = new Set([wordingKey(representative)]);
  const others: Member[] = [];
  for (const article of articles) {
    const wording = wordingKey(article);
    if (wordings.has(wording)) continue;
    wordings.add(wording);
    if (others.push(article) === mostOthers) break;
  }
  return others;
}
