import type { Article } from '@gaemi/domain/article';
import type { LikelyKind } from '@gaemi/domain/judgement/judgement';
import { kindOfText } from '@gaemi/domain/judging/judge-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { learnedModels } from './learned-models.ts';

/** Tells the kind of a company's articles by the learned weights. */
export function kindReaderFor(company: ListedCompany | null): (article: Article) => LikelyKind {
  return ({ title, description }) => kindOfText(learnedModels, { title, description, company: company ?? undefined });
}
