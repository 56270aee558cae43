import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { sharedSentences } from '@gaemi/contracts/shared-texts';
import { type NewsOrigins, readOrigin } from '@gaemi/database/news-analysis/news-evidence.schema';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { sideFields } from '@gaemi/domain/news-side';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { type WithheldTexts, withheldTexts } from '@gaemi/domain/rights/withheld-texts';

/** In the place of a text that does not leave the service, or whose time is over. */
export const instead = { text: sharedSentences.textWithheld, title: sharedSentences.titleWithheld };

/** The texts of an analysis that may not leave the service: by export, share link, API key or any other way. */
export function listWithheld(evidence: NewsOrigins, rights: RightsRegister): WithheldTexts {
  const articles = evidence.articles.map((article) => ({ ...article, source: readOrigin(article, evidence).source }));
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

/**
 * One side of an analysis as it may leave the service: a withheld event without sentence and name, a withheld article without title and
 * publisher. The summary names several events.
 */
export function withheldDetail(detail: NewsDetail, { links, eventIds }: WithheldTexts): NewsDetail {
  if (isWhole({ links, eventIds })) return detail;
  const unnamed = <Article extends { link: string; title: string; publisher: string }>(article: Article): Article =>
    links.has(article.link) ? { ...article, title: instead.title, publisher: '' } : article;
  const withheld = <Event extends { event_id: string; text: string }>(event: Event): Event =>
    eventIds.has(event.event_id) ? { ...event, text: instead.text } : event;
  const reasons = detail.reasons.map(withheld);
  return {
    ...detail,
    summary: instead.text,
    cleaned_reasons: reasons.map(({ text }) => text),
    reasons,
    unsure: detail.unsure.map(withheld),
    events: detail.events.map((event) =>
      eventIds.has(event.event_id) ? { ...event, short: eventTypeNames[event.type] } : event,
    ),
    sources: detail.sources.map(unnamed),
    contributions: detail.contributions.map(unnamed),
  };
}
