import type { SourcedArticle } from '../article.ts';
import { articleKey } from '../article-key.ts';
import { groupBy } from '../group-by.ts';
import type { RightsRegister } from './source-rights.ts';

/**
 * Keeps one article of all copies of a link: of several sources, the one whose rights allow most, since the same title then may be
 * stored, read and sent out. Of equal ones the first stays. A copy that names a time to come is left out of every result, so that it
 * takes no other's place.
 */
export function preferredCopies(articles: readonly SourcedArticle[], register: RightsRegister): SourcedArticle[] {
  const copies = groupBy(articles, ({ link }) => articleKey(link));
  return [...copies.values()].map((own) => {
    const freest = own.reduce((best, each) => (rank(each, register) > rank(best, register) ? each : best));
    return withMoment(freest, own);
  });
}

/** GDELT tells when it saw an article, at times on the next day; a copy of another source tells when it was published. */
function withMoment(article: SourcedArticle, copies: readonly SourcedArticle[]): SourcedArticle {
  if (article.source !== 'gdelt') return article;
  const stated = copies.filter(({ source, publishedAt }) => source !== 'gdelt' && publishedAt < article.publishedAt);
  if (stated.length === 0) return article;
  return { ...article, publishedAt: new Date(Math.min(...stated.map(({ publishedAt }) => publishedAt.getTime()))) };
}

/** More than all rights together. */
const DUE = 4;

function rank({ source, publishedAt, fetchedAt }: SourcedArticle, register: RightsRegister): number {
  const { storeDays, model, redistribution } = register.rightsOf(source);
  const freedom = Number(storeDays === null) + Number(model) + Number(redistribution);
  return freedom + (publishedAt <= fetchedAt ? DUE : 0);
}
