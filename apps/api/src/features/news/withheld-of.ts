import { type NewsEvidence, originOf } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { type WithheldTexts, withheldTexts } from '@gaemi/domain/rights/withheld-texts';

/** The texts of an analysis that may not leave the service: by export, share link or any other way. */
export function withheldOf(evidence: NewsEvidence, rights: RightsRegister): WithheldTexts {
  const articles = evidence.articles.map((article) => ({ ...article, source: originOf(article, evidence).source }));
  return withheldTexts({ articles, events: evidence.events }, rights);
}
