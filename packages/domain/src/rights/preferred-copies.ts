import type { SourcedArticle } from '../article.ts';
import type { RightsRegister } from './source-rights.ts';

/**
 * Keeps one article per link: of several sources, the one whose rights allow most, since the same title then may be
 * stored, read and sent out. Of equal ones the first stays.
 */
export function preferredCopies(articles: readonly SourcedArticle[], register: RightsRegister): SourcedArticle[] {
  const byLink = new Map<string, SourcedArticle>();
  for (const article of articles) {
    const known = byLink.get(article.link);
    if (known === undefined || freedomOf(article, register) > freedomOf(known, register)) {
      byLink.set(article.link, article);
    }
  }
  return [...byLink.values()];
}

function freedomOf({ source }: SourcedArticle, register: RightsRegister): number {
  const { storeDays, model, redistribution } = register.rightsOf(source);
  return Number(storeDays === null) + Number(model) + Number(redistribution);
}
