import type { SourcedArticle } from '../article.ts';
import { articleKey } from '../article-key.ts';
import type { RightsRegister } from './source-rights.ts';

/**
 * Keeps one article of all copies of a link: of several sources, the one whose rights allow most, since the same title then may be
 * stored, read and sent out. Of equal ones the first stays.
 */
export function preferredCopies(articles: readonly SourcedArticle[], register: RightsRegister): SourcedArticle[] {
  const byKey = new Map<string, SourcedArticle>();
  for (const article of articles) {
    const key = articleKey(article.link);
    const known = byKey.get(key);
    if (known === undefined || rankFreedom(article, register) > rankFreedom(known, register)) byKey.set(key, article);
  }
  return [...byKey.values()];
}

function rankFreedom({ source }: SourcedArticle, register: RightsRegister): number {
  const { storeDays, model, redistribution } = register.rightsOf(source);
  return Number(storeDays === null) + Number(model) + Number(redistribution);
}
