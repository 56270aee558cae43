import type { Article } from '@gaemi/domain/article';
import type { CompanyMatch } from '@gaemi/domain/company-matching/company-matcher';
import { kindOfText } from '@gaemi/domain/judge/judge-text';
import type { LikelyKind } from '@gaemi/domain/judge/judgement/judgement';
import { rememberByWords } from '@gaemi/domain/remember';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { learnedModels } from './learned-models.ts';

/**
 * Tells the kind of a company's articles by the learned weights; with the match where it is known. Copies are read once, as their match
 * is the same.
 */
export function kindReaderFor(company: ListedCompany | null): (article: Article, match?: CompanyMatch) => LikelyKind {
  return rememberByWords(({ title, description }, standing?: CompanyMatch) =>
    kindOfText(learnedModels, { title, description, company: company ?? undefined, standing }),
  );
}
