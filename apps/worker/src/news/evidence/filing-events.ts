import type { SourcedArticle } from '@gaemi/domain/article';
import { validFilings } from '@gaemi/domain/filings/corrections';
import type { Filing } from '@gaemi/domain/filings/filing';
import { judgeFiling } from '@gaemi/domain/filings/judge-filing';
import { readReportName } from '@gaemi/domain/filings/report-name';
import { type Judgement, withoutSide } from '@gaemi/domain/judge/judgement/judgement';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { SelectedEvent } from '../judging/selected-event.ts';

/** A filing that stands, with the filings that it corrects or completes as further articles. */
export interface FilingEvent extends SelectedEvent {
  filing: Filing;
  judgement: Judgement;
  /** True for a correction of a filing that is not at hand. */
  withoutOriginal: boolean;
}

export type FilingArticle = SourcedArticle & { filing: Filing };

export const isFiling = (article: SourcedArticle): article is FilingArticle => article.filing !== undefined;

/**
 * Makes an event of every filing that stands, newest first, judged by its report name and figures. Counts the articles of
 * routine filings, such as reports of ownership, which tell investors nothing.
 */
export function buildFilingEvents(
  articles: readonly FilingArticle[],
  company: ListedCompany,
): { events: FilingEvent[]; routine: number } {
  const articleOf = new Map(articles.map((article) => [article.filing.receiptNo, article]));
  const all = validFilings(articles.map(({ filing }) => filing)).flatMap(({ filing, replaces, attachments }) => {
    const representative = articleOf.get(filing.receiptNo);
    if (representative === undefined) return [];
    const others = [...replaces, ...attachments].flatMap((receiptNo) => articleOf.get(receiptNo) ?? []);
    const { publisher } = representative;
    const reported = {
      representative,
      articles: [representative, ...others],
      publishers: [publisher],
      matches: new Map(),
    };
    const judgement = judgeFiling(filing, company);
    const withoutOriginal = isOfEarlier(filing, replaces);
    const judged = withoutOriginal ? withoutSide(judgement) : judgement;
    return [{ id: representative.id, ...reported, filing, judgement: judged, withoutOriginal }];
  });
  const events = all.filter(({ judgement }) => judgement.material);
  const kept = events.reduce((count, event) => count + event.articles.length, 0);
  return { events: events.sort(byNewest), routine: articles.length - kept };
}

/**
 * A correction of a filing that is not at hand: what it reports may be years old, and whether the change is good or bad is not known. A
 * contract is corrected whenever its end moves.
 */
const isOfEarlier = ({ reportName }: Filing, replaces: readonly string[]): boolean =>
  replaces.length === 0 && readReportName(reportName).prefixes.includes('기재정정');

function byNewest(a: FilingEvent, b: FilingEvent): number {
  return a.filing.receiptNo < b.filing.receiptNo ? 1 : -1;
}
