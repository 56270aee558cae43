import { earliestFetches } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { FoundStockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import { contentHash } from '@gaemi/domain/clustering/content-hash';
import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic } from '@gaemi/domain/sources';
import { findMarks } from '@gaemi/domain/stock-events/recognise-events';
import { type EventReport, joinReports } from '@gaemi/domain/stock-events/stock-event';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { JoinedEvent } from './join-filings.ts';
import { shortNameOfEvent } from './score-evidence.ts';

/** The id of an event of a company: that of its articles alone is another company's, too, where they are about both. */
export const idForCompany = ({ code }: ListedCompany, id: string): string => contentHash(`${code}|${id}`);

/**
 * The judged events of a company as they are kept for all members. `withoutFilings`: these could not be gathered, which says nothing of
 * an event that has one among its articles.
 */
export function buildFoundEvents(
  events: readonly JoinedEvent[],
  company: ListedCompany,
  { withoutFilings }: { withoutFilings: boolean },
): FoundStockEvent[] {
  const names = listNames(company);
  return events.map((event) => {
    const { id, representative, articles, publishers, judgement, judgedBy, confirmedBy, differsFrom, stages } = event;
    const { type, strength, reason: text } = judgement;
    const stage = stages?.at(-1) ?? null;
    const at = new Date(Math.min(...articles.map(({ publishedAt }) => publishedAt.getTime())));
    const sources = [...new Set(articles.map(({ source }) => source))];
    return {
      id: idForCompany(company, id),
      // The stages of a rumour say what it is now.
      withoutOriginal: (event.withoutOriginal ?? false) && stages === undefined,
      withoutFilings: withoutFilings && articles.every(({ filing }) => filing === undefined),
      marks: [...new Set(articles.flatMap(findMarks))],
      byModel: judgedBy === 'openai',
      textsFrom: earliestFetches(articles),
      content: {
        day: stage?.day ?? seoulDay(at),
        at,
        type,
        side: findScoredSide(judgement),
        strength,
        filed: representative.filing !== undefined || confirmedBy !== undefined,
        confirmedBy: confirmedBy ?? null,
        differsFrom: differsFrom ?? null,
        stage: stage?.stage ?? null,
        text,
        short: shortNameOfEvent(representative, type, names),
        articles: articles.length,
        publishers: publishers.length,
        link: representative.link,
        publisher: representative.publisher,
        sources,
        sample: sources.some(isSynthetic),
        reports: joinReports([], articles.map(toReport)),
      },
    };
  });
}

function toReport({ title, link, publisher, publishedAt, source, fetchedAt }: SourcedArticle): EventReport {
  return { title, link, publisher, publishedAt, source, fetchedAt };
}
