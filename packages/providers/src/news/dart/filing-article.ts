import type { Article } from '@gaemi/domain/article';
import type { Filing } from '@gaemi/domain/filings/filing';
import { DART_FILINGS } from '@gaemi/domain/filings/filing-link';
import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { RawArticle } from '../article-collector.ts';
import { figuresInWords, termsInWords } from './figure-words.ts';
import type { FilingFacts } from './filing-figures.ts';
import type { ListedFiling } from './filing-rows.ts';

/** What a filing states, in words; empty where nothing is known of it. */
export function describeFiling({ figures, contract }: Pick<Filing, 'figures' | 'contract'>): string {
  const terms = contract === undefined ? '' : termsInWords(contract);
  return [figuresInWords(figures), terms].filter((words) => words !== '').join(', ');
}

/** Address of a filing in the viewer. */
export const viewerLink = (receiptNo: string) => `${DART_FILINGS}${receiptNo}`;

/**
 * Returns a filing as an article: its title is the name of the report as filed, its link the viewer's, its description
 * the figures that it states. It is published at its moment of receipt, else at the start of the day of receipt.
 */
export function filingArticle(
  listed: ListedFiling,
  { moment, facts = { figures: [] }, now }: { moment: Date | undefined; facts?: FilingFacts | undefined; now: Date },
): RawArticle {
  const filing: Filing = { ...listed, receivedAt: receivedAt(listed, moment, now), ...facts };
  return {
    title: filing.reportName,
    description: describeFiling(filing),
    links: [viewerLink(filing.receiptNo)],
    publishedAt: (filing.receivedAt ?? startOfSeoulDay(filing.receivedOn)).toISOString(),
    publisher: '금융감독원 전자공시',
    filing,
  };
}

/** Returns a filing with its moment of receipt, which came later; undefined where that is none. */
export function withMoment(article: Article, moment: Date | undefined, now: Date): Article | undefined {
  const { filing } = article;
  const publishedAt = filing === undefined ? null : receivedAt(filing, moment, now);
  if (filing === undefined || publishedAt === null) return undefined;
  return { ...article, publishedAt, filing: { ...filing, receivedAt: publishedAt } };
}

/** Returns the feed's moment if it is one of the day of receipt, and not a later one than now. */
function receivedAt(
  { receivedOn }: Pick<ListedFiling, 'receivedOn'>,
  moment: Date | undefined,
  now: Date,
): Date | null {
  return moment !== undefined && moment <= now && seoulDay(moment) === receivedOn ? moment : null;
}
