import type { AcceptedAnalysis, AnalysisList, AnalysisStatus, ListedAnalysis } from '@gaemi/contracts/analyses';
import { failureSentences } from '@gaemi/contracts/failure-sentences';
import type { AnalysisOfKind, ListPlace } from '@gaemi/database/analysis/analyses-of-member';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import type { AnalysisKind } from '@gaemi/domain/analysis/analysis-kind';

/** The first thing a worker does is to raise the progress. A refund that is on its way is no end yet. */
function toStatus({ state, progress }: Pick<AnalysisRecord, 'state' | 'progress'>): AnalysisStatus {
  if (state === 'done') return 'finished';
  if (state === 'error') return 'failed';
  return state === 'running' && progress === 0 ? 'queued' : 'running';
}

export const toAccepted = (
  { _id, charged, ...analysis }: Pick<AnalysisRecord, '_id' | 'charged' | 'state' | 'progress'>,
  kind: AnalysisKind,
): AcceptedAnalysis => ({ id: _id.toHexString(), kind, status: toStatus(analysis), cost: charged });

export function toLook(analysis: AnalysisOfKind) {
  const { _id, kind, stockCode, stockName, progress, state, failure } = analysis;
  return {
    id: _id.toHexString(),
    kind,
    stock_code: stockCode,
    stock_name: stockName,
    status: toStatus(analysis),
    progress,
    error: state === 'error' && failure !== null ? { code: failure, detail: failureSentences[failure] } : null,
  };
}

/** A page of the list; `found` has one analysis more than the page where there is a next one. */
export function toAnalysisList(found: readonly AnalysisOfKind[], limit: number): AnalysisList {
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(toListed), next_cursor: last === undefined ? null : toCursor(last) };
}

const toListed = (analysis: AnalysisOfKind): ListedAnalysis => ({
  ...toLook(analysis),
  request_id: analysis.requestId,
  cost: analysis.charged,
  start_date: analysis.fromDay,
  end_date: analysis.toDay,
  created_at: analysis.createdAt.toISOString(),
});

/** The place after an analysis: its time in hexadecimal milliseconds and its id. */
const toCursor = ({ createdAt, _id }: AnalysisOfKind): string =>
  `${createdAt.getTime().toString(16)}-${_id.toHexString()}`;

export function readCursor(cursor: string): ListPlace {
  const [time = '', id = ''] = cursor.split('-');
  return { createdAt: new Date(Number.parseInt(time, 16)), id };
}
