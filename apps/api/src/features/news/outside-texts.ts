import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { sharedSentences } from '@gaemi/contracts/shared-texts';
import { type NewsOrigins, originOf } from '@gaemi/database/news-analysis/news-evidence.schema';
import { sideFields } from '@gaemi/domain/news-side';
import type { Correction } from '@gaemi/domain/objections/corrections';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import { withoutExpiredTexts } from '@gaemi/domain/rights/expired-texts';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { type WithheldTexts, withheldTexts } from '@gaemi/domain/rights/withheld-texts';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { toNewsDetail } from './news-detail.mapper.ts';

/** In the place of a text that does not leave the service, or whose time is over. */
export const instead = { text: sharedSentences.textWithheld, title: sharedSentences.titleWithheld };

/** The texts of an analysis that may not leave the service: by export, share link, API key or any other way. */
export function withheldOf(evidence: NewsOrigins, rights: RightsRegister): WithheldTexts {
  const articles = evidence.articles.map((article) => ({ ...article, source: originOf(article, evidence).source }));
  return withheldTexts({ articles, events: evidence.events }, rights);
}

/** Returns whether every text may leave. Summaries and lead name several events, so that one withheld event withholds them. */
export const isWhole = ({ eventIds, links }: WithheldTexts): boolean => eventIds.size === 0 && links.size === 0;

/** A result without lead and summaries. */
export function withoutTexts<Result extends Pick<CombinedNews, 'lead' | 'good_summary' | 'bad_summary'>>(
  result: Result,
): Result {
  return { ...result, lead: [], ...sideFields('summary', () => instead.text) };
}

interface OutsideOf {
  withheld: WithheldTexts;
  corrections: readonly Correction[];
  reported?: ReadonlyMap<string, ObjectionKind>;
}

/** One side of an analysis as it may leave the service. */
export function outsideDetail(id: string, content: SideDetail, { withheld, ...context }: OutsideOf): NewsDetail {
  const left = isWhole(withheld) ? content : withoutExpiredTexts(content, withheld);
  const detail = toNewsDetail(id, left, { ...context, instead });
  const unnamed = <Article extends { link: string; publisher: string }>(article: Article): Article =>
    withheld.links.has(article.link) ? { ...article, publisher: '' } : article;
  return { ...detail, sources: detail.sources.map(unnamed), contributions: detail.contributions.map(unnamed) };
}
