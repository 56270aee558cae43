import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import { Injectable } from '@nestjs/common';

/** An event in the member's newest finished analysis that has it. */
interface OwnAnalysis {
  analysisId: string;
  /** What the member has reported of it, until it is decided. */
  reported: ObjectionKind | null;
}

/** Which analysis of the member has an event, and what the member has said of it. */
@Injectable()
export class OwnAnalyses {
  constructor(
    private readonly events: MarketEventsRepository,
    private readonly analyses: NewsAnalysisRepository,
    private readonly objections: ObjectionRepository,
  ) {}

  async has(userId: string, event: StockEvent): Promise<boolean> {
    const eventIds = await this.events.listIds(event);
    return this.analyses.hasEvent(userId, { eventIds, stockCode: event.stockCode });
  }

  async find(userId: string, event: StockEvent): Promise<OwnAnalysis | null> {
    const ids = await this.events.listIds(event);
    const analysisId = await this.analyses.findNewestWithEvent(userId, { eventIds: ids, stockCode: event.stockCode });
    if (analysisId === null) return null;
    // The page shows the event as it was corrected: what was decided is no news of it any more.
    const reports = await this.objections.findReported(userId, { eventIds: ids });
    // It may have become part of another event since.
    const open = ids.flatMap((id) => reports.get(id) ?? []).find(({ state }) => state === 'open');
    return { analysisId, reported: open?.kind ?? null };
  }
}
