import type { Filing, FilingFigure } from '@gaemi/domain/filings/filing';
import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { RawArticle } from '../article-collector.ts';
import { figuresInWords } from './figure-words.ts';
import type { ListedFiling } from './filing-rows.ts';

/** Address of a filing in the viewer. */
export const viewerLink = (receiptNo: string) => `https://dart.fss.or.kr/dsaf001/main.do?rcpNo=${receiptNo}`;

/**
 * Returns a filing as an article: its title is the name of the report as filed, its link the viewer's, its description
 * the figures that it states. It is published at its moment of receipt, else at the start of the day of receipt.
 */
export function filingArticle(
  listed: ListedFiling,
  { moment, figures, now }: { moment: Date | undefined; figures: readonly FilingFigure[]; now: Date },
): RawArticle {
  const filing: Filing = { ...listed, receivedAt: receivedAt(listed, moment, now), figures: [...figures] };
  return {
    title: filing.reportName,
    description: figuresInWords(filing.figures),
    links: [viewerLink(filing.receiptNo)],
    publishedAt: (filing.receivedAt ?? startOfSeoulDay(filing.receivedOn)).toISOString(),
    publisher: '금융감독원 전자공시',
    filing,
  };
}

/** Returns the feed's moment if it is one of the day of receipt, and not a later one than now. */
function receivedAt({ receivedOn }: ListedFiling, moment: Date | undefined, now: Date): Date | null {
  return moment !== undefined && moment <= now && seoulDay(moment) === receivedOn ? moment : null;
}
