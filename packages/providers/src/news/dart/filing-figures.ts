import type { FilingFigure } from '@gaemi/domain/filings/filing';
import { addMonths } from '@gaemi/domain/seoul-time';
import * as z from 'zod';
import { decodeText } from '../../http/decode-text.ts';
import { ProviderError } from '../../provider-error.ts';
import { UnzipError, unzipFile } from '../../zip/unzip-file.ts';
import type { CallUse } from '../spend-calls.ts';
import type { DartClient } from './dart-client.ts';
import { type DecisionReport, decisionFigures, decisionReportOf } from './decision-reports.ts';
import { documentFigures, hasForm } from './document-figures.ts';
import { compact, type ListedFiling } from './filing-list.ts';

/** Most calls of a gathering for kinds of decisions. */
const MAX_DECISION_CALLS = 6;
/** Most documents that a gathering reads. */
const MAX_DOCUMENTS = 6;
const MAX_ZIP_BYTES = 5_000_000;
const MAX_DOCUMENT_BYTES = 10_000_000;
/** Documents whose figures stay in memory. A document never changes: a correction is a new one. */
const MAX_KNOWN = 2_000;

export interface FigureQuery extends CallUse {
  corpCode: string;
  /** Newest first. */
  filings: readonly ListedFiling[];
  signal: AbortSignal;
}

export interface FilingFigures {
  /** Returns figures by receipt number. Fails only when the caller gives up. */
  read(query: FigureQuery): Promise<ReadonlyMap<string, FilingFigure[]>>;
}

/**
 * Reads the figures that filings state, of the newest first: decisions from endpoints of their kind, one call a kind,
 * and a few forms from their documents. At most twelve calls a gathering; a document is read once. The first call that
 * fails ends them all; the figures are an extra.
 */
export function createFilingFigures(client: DartClient): FilingFigures {
  const known = new Map<string, FilingFigure[]>();
  return {
    read: async (query) => {
      const figures = new Map<string, FilingFigure[]>();
      try {
        await readDecisions(client, query, figures);
        await readDocuments(client, query, known);
      } catch (error) {
        if (!(error instanceof ProviderError) || query.signal.aborted) throw error;
      }
      for (const { receiptNo } of query.filings) {
        const fromDocument = known.get(receiptNo);
        if (fromDocument !== undefined) figures.set(receiptNo, fromDocument);
      }
      for (const receiptNo of [...known.keys()].slice(0, -MAX_KNOWN)) known.delete(receiptNo);
      return figures;
    },
  };
}

const decisionRows = z.object({
  list: z.array(z.looseObject({ rcept_no: z.string() }).optional().catch(undefined)).catch([]),
});

async function readDecisions(
  client: DartClient,
  { corpCode, filings, signal, watching }: FigureQuery,
  figures: Map<string, FilingFigure[]>,
): Promise<void> {
  const wanted = new Map<DecisionReport, string>();
  for (const { reportName, receivedOn } of filings) {
    const report = decisionReportOf(reportName);
    // The last one is the oldest of its kind.
    if (report !== undefined) wanted.set(report, receivedOn);
  }
  const newest = filings[0]?.receivedOn ?? '';
  for (const [report, oldest] of [...wanted].slice(0, MAX_DECISION_CALLS)) {
    // These endpoints count by the day of the first receipt, which a correction may follow by months.
    const params = { corp_code: corpCode, bgn_de: compact(addMonths(oldest, -12)), end_de: compact(newest) };
    const answer = await client.json({ name: `${report.endpoint}.json`, params, signal, watching, retries: 0 });
    const rows = answer === undefined ? [] : (decisionRows.safeParse(answer).data?.list ?? []);
    for (const row of rows) {
      if (row === undefined) continue;
      const found = decisionFigures(row, report);
      if (found.length > 0) figures.set(row.rcept_no, found);
    }
  }
}

async function readDocuments(
  client: DartClient,
  { filings, signal, watching }: FigureQuery,
  known: Map<string, FilingFigure[]>,
): Promise<void> {
  const unread = filings.filter(({ receiptNo, reportName }) => hasForm(reportName) && !known.has(receiptNo));
  for (const { receiptNo, reportName } of unread.slice(0, MAX_DOCUMENTS)) {
    const call = { name: 'document.xml', params: { rcept_no: receiptNo }, signal, watching, retries: 0 };
    const zip = await client.zip({ ...call, maxBytes: MAX_ZIP_BYTES });
    // A new filing may be listed before its document is there.
    if (zip === undefined) continue;
    const markup = documentIn(zip, receiptNo);
    known.set(receiptNo, markup === undefined ? [] : documentFigures(reportName, markup));
  }
}

/** Returns the main document of a filing; attachments in the same file have longer names. */
function documentIn(zip: Buffer, receiptNo: string): string | undefined {
  try {
    // Older documents are in EUC-KR, as their declaration states.
    return decodeText(unzipFile(zip, `${receiptNo}.xml`, MAX_DOCUMENT_BYTES), '');
  } catch (error) {
    if (error instanceof UnzipError) return undefined;
    throw error;
  }
}
