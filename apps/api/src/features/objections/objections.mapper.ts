import type { AdminObjection } from '@gaemi/contracts/objections';
import { readOrigin } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { NewsDossier } from '@gaemi/database/news-analysis/news-history.repository';
import type { NewObjection, Objection } from '@gaemi/database/objections/objection.repository';
import { findMarks } from '@gaemi/domain/objections/corrections';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import { removedText } from '@gaemi/domain/rights/expired-texts';

/** An event of an analysis, by one of its ids, as an objection stores it; null for one that counts for no side. */
export function objectedEvent(
  { analysis, details, evidence }: NewsDossier,
  eventIds: readonly string[],
  kind: ObjectionKind,
): Omit<NewObjection, 'userId' | 'analysisId' | 'at'> | null {
  const timeline = new Map(details.good.content.timeline?.map((each) => [each.eventId, each]));
  const [shown] = eventIds.flatMap((id) => timeline.get(id) ?? []);
  const event = evidence.events.find(({ id }) => id === shown?.eventId);
  if (shown === undefined || event === undefined) return null;
  const { representativeId } = event;
  const articleOf = new Map(evidence.articles.map((article) => [article.id, article]));
  const others = event.articleIds.filter((id) => id !== representativeId);
  const articles = [representativeId, ...others].flatMap((id) => articleOf.get(id) ?? []);
  return {
    stockCode: analysis.stockCode,
    stockName: analysis.stockName,
    eventId: shown.eventId,
    event: representativeId,
    kind,
    side: shown.side,
    sentence: event.judgement?.reason ?? removedText,
    type: shown.type,
    day: shown.day,
    articles: articles.map((article) => {
      const { link, title, description, publisher, publishedAt } = article;
      return { link, title, description, publisher, publishedAt, ...readOrigin(article, evidence) };
    }),
    ...findMarks(kind, { representativeId, articles }),
  };
}

const textOrNull = (text: string): string | null => (text === removedText ? null : text);

export function toAdminObjection(objection: Objection): AdminObjection {
  return {
    _id: objection._id.toHexString(),
    stock_code: objection.stockCode,
    stock_name: objection.stockName,
    kind: objection.kind,
    side: objection.side,
    state: objection.state,
    sentence: textOrNull(objection.sentence),
    type: objection.type,
    day: objection.day,
    articles: objection.articles.map(({ link, title, publisher, publishedAt }) => ({
      link,
      title: textOrNull(title),
      publisher,
      published_at: publishedAt.toISOString(),
    })),
    reports: objection.reports,
    created_at: objection.createdAt.toISOString(),
    decided_at: objection.decidedAt?.toISOString() ?? null,
  };
}
