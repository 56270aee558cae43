import { failureSentences } from '@gaemi/contracts/failure-sentences';
import type { AlertEventData, AnalysisEventData } from '@gaemi/contracts/member-events';
import type { AnalysisOfKind } from '@gaemi/database/analysis/analyses-of-member';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { mayReachPrograms } from '@gaemi/domain/rights/outside-texts';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { toPageStage } from '@gaemi/domain/stock-events/day-page';
import { compareText } from '@gaemi/domain/text-order';

/** What an ended analysis tells: no text or figure of a source, so that it may leave. */
export const describeAnalysis = (analysis: AnalysisOfKind): AnalysisEventData => ({
  id: analysis._id.toHexString(),
  kind: analysis.kind,
  request_id: analysis.requestId,
  stock_code: analysis.stockCode,
  stock_name: analysis.stockName,
  status: analysis.state === 'done' ? 'finished' : 'failed',
  error: analysis.failure === null ? null : { code: analysis.failure, detail: failureSentences[analysis.failure] },
});

/** What an alert tells, the strongest event first. */
export function describeAlert(
  events: readonly StockEvent[],
  { names, rights }: { names: ReadonlyMap<string, { name: string }>; rights: RightsRegister },
): AlertEventData {
  const sorted = events.toSorted((a, b) => b.strength - a.strength || compareText(b.day, a.day));
  return {
    items: sorted.map((event) => ({
      event_id: event.eventId,
      stock_code: event.stockCode,
      stock_name: names.get(event.stockCode)?.name ?? event.stockCode,
      side: event.side,
      strength: event.strength,
      type: event.type,
      stage: toPageStage(event.stage),
      text: mayTextLeave(event, rights) ? event.text : null,
      link: event.link,
      at: event.at.toISOString(),
      differs_from: event.differsFrom ?? null,
      data_source: event.sample ? 'sample' : (event.sources[0] ?? 'unknown'),
    })),
  };
}

/** The sources of the texts that an alert tells. */
export const listTextSources = (events: readonly StockEvent[], rights: RightsRegister): string[] => [
  ...new Set(events.filter((event) => mayTextLeave(event, rights)).flatMap(({ sources }) => sources)),
];

/** A text leaves only where all its sources let it out. */
const mayTextLeave = ({ text, sources }: StockEvent, rights: RightsRegister): boolean =>
  text !== removedText && sources.every((source) => mayReachPrograms(source, rights));
