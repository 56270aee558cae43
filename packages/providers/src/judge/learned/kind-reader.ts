import type { Article } from '@gaemi/domain/article';
import type { CompanyMatch } from '@gaemi/domain/company-matching/company-matcher';
import { kindOfText } from '@gaemi/domain/judge/judge-text';
import type { LikelyKind } from '@gaemi/domain/judge/judgement/judgement';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { learnedModels } from './learned-models.ts';

/** Tells the kind of a company's articles by the learned weights; with the match where it is known. */
export function kindReaderFor(company: ListedCompany | null): (article: Article, match?: CompanyMatch) => LikelyKind {
  return ({ title, description }, standing) =>
    kindOfText(learnedModels, { title, description, company: company ?? undefined, standing });
}
