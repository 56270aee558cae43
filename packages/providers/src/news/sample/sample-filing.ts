import type { Article } from '@gaemi/domain/article';
import type { FilingFigure } from '@gaemi/domain/filings/filing';
import { SAMPLE_FILINGS } from '@gaemi/domain/filings/filing-link';
import type { NamedDay } from '@gaemi/domain/filings/named-day';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { articleId } from '../article-id.ts';

/** Returns a sample filing as an article. `serial` tells filings of one day apart; `receivedAt` is its moment. */
export function sampleFiling(
  companyCode: string,
  filed: { reportName: string; receivedAt: Date; serial: number; figures?: FilingFigure[]; days?: NamedDay[] },
): Article {
  const { reportName, receivedAt, serial, figures = [], days } = filed;
  const receivedOn = seoulDay(receivedAt);
  const receiptNo = `${receivedOn.replaceAll('-', '')}${String(900_000 + serial)}`;
  const link = `${SAMPLE_FILINGS}${companyCode}/${receiptNo}`;
  return {
    id: articleId(link),
    title: reportName,
    description: '',
    link,
    publisher: '예시 공시',
    publishedAt: receivedAt,
    filing: { receiptNo, reportName, receivedOn, receivedAt, figures, ...(days !== undefined && { days }) },
  };
}
