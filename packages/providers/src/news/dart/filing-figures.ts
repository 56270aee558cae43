import type { ContractTerms, FilingFigure } from '@gaemi/domain/filings/filing';
import type { NamedDay } from '@gaemi/domain/filings/named-day';
import { addMonths } from '@gaemi/domain/seoul-time';
import type { Logger } from '@gaemi/runtime/logging/logger';
import * as z from 'zod';
import { decodeText } from '../../http/decode-text.ts';
import { isInconclusive, ProviderError } from '../../provider-error.ts';
import { UnzipError, unzipFile } from '../../zip/unzip-file.ts';
import type { GatheringLimit } from '../gathering-limit.ts';
import type { CallUse } from '../spend-calls.ts';
import type { DartClient } from './dart-client.ts';
import { addedFigures, type DecisionReport, decisionFigures, decisionReportOf } from './decision-reports.ts';
import { contractTerms, documentFigures, hasForm } from './document-figures.ts';
import { decisionDays, documentDays } from './filing-days.ts';
import { compact } from './filing-list.ts';
import type { ListedFiling } from './filing-rows.ts';

/** Most calls of a gathering for kinds of decisions. */
const MAX_DECISION_CALLS = 6;
/** Most documents that a gathering reads. */
const MAX_DOCUMENTS = 6;
const MAX_ZIP_BYTES = 5_000_000;
const MAX_DOCUMENT_BYTES = 10_000_000;
/** Documents whose figures stay in memory. A document never changes: a correction is a new one. */
const MAX_KNOWN = 2_000;
/** Gatherings in which a damaged document is asked for; afterwards it counts as one without figures. */
const MAX_DAMAGED = 3;
/** Unanswered calls of a gathering after which it asks for no more figures: OpenDART is away then, and not one endpoint. */
const MAX_UNANSWERED = 2;

export interface FigureQuery extends CallUse {
  corpCode: string;
  /** Newest first. */
  filings: readonly ListedFiling[];
  /** Fails the gathering. */
  signal: AbortSignal;
  /** Ends the calls for figures; by default that of the caller. */
  limit?: Pick<GatheringLimit, 'signal' | 'isOver'>;
}

/** What a filing states beside its name. */
export interface FilingFacts {
  figures: FilingFigure[];
  contract?: ContractTerms;
  days?: NamedDay[];
}

export interface FilingFigures {
  /** Returns facts by receipt number. Fails only when the caller gives up. */
  read(query: FigureQuery): Promise<ReadonlyMap<string, FilingFacts>>;
}

/**
 * Reads the figures that filings state, of the newest first: decisions from endpoints of their kind, one call a kind,
 * and a few forms from their documents. At most twelve calls a gathering; a document is read once. The figures are an
 * extra: a call that fails costs its own figures, and the others only when no further call can succeed.
 */
export function createFilingFigures(client: DartClient, logger?: Logger): FilingFigures {
  const known = new Map<string, FilingFacts>();
  const damaged = new Map<string, number>();
  return {
    read: async (query) => {
      const figures = new Map<string, FilingFacts>();
      const attempt = createAttempts(query, logger);
      const context: Reading = { client, query, attempt };
      await readDecisions(context, figures);
      await readDocuments(context, { known, damaged });
      for (const { receiptNo } of query.filings) {
        const fromDocument = known.get(receiptNo);
        if (fromDocument !== undefined) figures.set(receiptNo, fromDocument);
      }
      for (const map of [known, damaged]) {
        for (const receiptNo of [...map.keys()].slice(0, -MAX_KNOWN)) map.delete(receiptNo);
      }
      return figures;
    },
  };
}

/** Returns true for a report whose figures can be read. */
export const statesFigures = (reportName: string): boolean =>
  hasForm(reportName) || decisionReportOf(reportName) !== undefined;

/** Makes one call; undefined when it fails. Makes none once no further call can succeed. */
type Attempt = <T>(name: string, call: (signal: AbortSignal) => Promise<T>) => Promise<T | undefined>;

interface Reading {
  client: DartClient;
  query: FigureQuery;
  attempt: Attempt;
}

function createAttempts({ signal, limit = { signal, isOver: () => false } }: FigureQuery, logger?: Logger): Attempt {
  let unanswered = 0;
  let ended = false;
  return async (name, call) => {
    if (ended || limit.isOver()) return undefined;
    try {
      return await call(limit.signal);
    } catch (error) {
      if (!(error instanceof ProviderError) || signal.aborted) throw error;
      if (error.kind === 'unreachable' || error.kind === 'timeout') unanswered += 1;
      ended = error.kind === 'quota' || isInconclusive(error) || unanswered >= MAX_UNANSWERED;
      if (error.kind !== 'reserved') logger?.warn({ err: error, name }, 'figures of filings are missing');
      return undefined;
    }
  };
}

const decisionRows = z.object({
  list: z.array(z.looseObject({ rcept_no: z.string() }).optional().catch(undefined)).catch([]),
});

async function readDecisions({ client, query, attempt }: Reading, figures: Map<string, FilingFacts>): Promise<void> {
  const { corpCode, filings, monitoring } = query;
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
    const name = `${report.endpoint}.json`;
    const answer = await attempt(name, (signal) => client.json({ name, params, signal, monitoring, retries: 0 }));
    const rows = answer === undefined ? [] : (decisionRows.safeParse(answer).data?.list ?? []);
    for (const row of rows) {
      if (row === undefined) continue;
      const found = decisionFigures(row, report);
      const before = report.ofHoldings === true ? (figures.get(row.rcept_no)?.figures ?? []) : [];
      const days = decisionDays(row, report.endpoint);
      if (found.length > 0 || days.length > 0)
        figures.set(row.rcept_no, { figures: addedFigures(before, found), ...(days.length > 0 && { days }) });
    }
  }
}

async function readDocuments(
  { client, query, attempt }: Reading,
  { known, damaged }: { known: Map<string, FilingFacts>; damaged: Map<string, number> },
): Promise<void> {
  const { filings, monitoring } = query;
  const unread = filings.filter(({ receiptNo, reportName }) => hasForm(reportName) && !known.has(receiptNo));
  for (const { receiptNo, reportName } of unread.slice(0, MAX_DOCUMENTS)) {
    const name = 'document.xml';
    const call = { name, params: { rcept_no: receiptNo }, monitoring, retries: 0, maxBytes: MAX_ZIP_BYTES };
    const zip = await attempt(name, (signal) => client.zip({ ...call, signal }));
    // A new filing may be listed before its document is there.
    if (zip === undefined) continue;
    const markup = documentIn(zip, receiptNo);
    if (markup !== undefined) known.set(receiptNo, factsIn(reportName, markup));
    else {
      // It may have been cut on its way.
      const times = (damaged.get(receiptNo) ?? 0) + 1;
      damaged.set(receiptNo, times);
      if (times >= MAX_DAMAGED) known.set(receiptNo, { figures: [] });
    }
  }
}

function factsIn(reportName: string, markup: string): FilingFacts {
  const contract = contractTerms(reportName, markup);
  const days = documentDays(reportName, markup);
  return {
    figures: documentFigures(reportName, markup),
    ...(contract && { contract }),
    ...(days.length > 0 && { days }),
  };
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
