import type { Article } from '@gaemi/domain/article';
import { kindProbability } from '@gaemi/domain/judging/judge-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { learnedModels } from './learned-models.ts';

/** How surely an article is about a company's share price, 0 to 1, by the learned kind of text. */
export function priceProbabilityFor(company: ListedCompany | null): (article: Article) => number {
  return ({ title, description }) =>
    kindProbability(learnedModels, { title, description, company: company ?? undefined }, 'price');
}
