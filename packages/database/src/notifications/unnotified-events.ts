import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { addDays, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { listNotifiedKeys, notifiedKey } from '@gaemi/domain/stock-events/stock-event';
import { compareText } from '@gaemi/domain/text-order';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import type { NewsDetailRecord } from '../news-analysis/news-detail.schema.ts';
import type { StockEvent } from '../stock-events/stock-event.repository.ts';
import type { Transaction } from '../transactions.ts';
import type { NotifiedEventRecord } from './notified-event.schema.ts';

/** The part of a detail that says which events it showed. */
interface NotifiedByDetail {
  content: Pick<SideDetail, 'stockCode' | 'timeline'> & {
    reasons: { eventId?: string; stages?: { stage: string }[] }[];
  };
}

/** The id of a row that says that a member was notified. */
export const buildNotifiedId = (userId: Types.ObjectId, stockCode: string, key: string): string =>
  `${userId.toHexString()}:${stockCode}:${key}`;

const idsFor = (userId: Types.ObjectId) => (event: StockEvent) =>
  listNotifiedKeys(event).map((key) => buildNotifiedId(userId, event.stockCode, key));

/** Finds what a member was not notified of yet, by mail, push or a finished analysis. */
@Injectable()
export class UnnotifiedEvents {
  constructor(
    @InjectModel('NotifiedEvent') private readonly notified: Model<NotifiedEventRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
  ) {}

  async among(
    userId: Types.ObjectId,
    events: readonly StockEvent[],
    session: Transaction | null = null,
  ): Promise<StockEvent[]> {
    if (events.length === 0) return [];
    const listIds = idsFor(userId);
    const rows = await this.notified
      .find({ _id: { $in: events.flatMap(listIds) } }, { _id: 1 }, { session })
      .lean<{ _id: string }[]>()
      .exec();
    const notified = new Set(rows.map(({ _id }) => _id));
    const unsent = events.filter((event) => !listIds(event).some((id) => notified.has(id)));
    return this.outsideAnalyses(userId, unsent, session);
  }

  /** Events that no finished analysis of the member has shown, whatever mails and pushes did. */
  async outsideAnalyses(
    userId: Types.ObjectId,
    events: readonly StockEvent[],
    session: Transaction | null = null,
  ): Promise<StockEvent[]> {
    if (events.length === 0) return [];
    const notified = new Set(await this.notifiedByAnalyses(userId, events, session));
    const listIds = idsFor(userId);
    return events.filter((event) => !listIds(event).some((id) => notified.has(id)));
  }

  private async notifiedByAnalyses(
    userId: Types.ObjectId,
    events: readonly StockEvent[],
    session: Transaction | null,
  ): Promise<string[]> {
    const stockCodes = [...new Set(events.map(({ stockCode }) => stockCode))];
    const analyses = await this.finishedAnalyses({ userId, stockCodes, since: chooseLookBack(events) }, session);
    if (analyses.length === 0) return [];
    const details = await this.details
      .find(
        { analysisId: { $in: analyses.map(({ _id }) => _id) }, 'content.stockCode': { $in: stockCodes } },
        {
          'content.stockCode': 1,
          'content.timeline.eventId': 1,
          'content.timeline.side': 1,
          'content.reasons.eventId': 1,
          'content.reasons.stages.stage': 1,
        },
        { session },
      )
      .lean<NotifiedByDetail[]>()
      .exec();
    return details.flatMap(({ content: { stockCode, timeline = [], reasons } }) => [
      // It showed the event, whether it had turned by then or not.
      ...timeline.flatMap(({ eventId, side }) =>
        [null, side].map((turnedTo) =>
          buildNotifiedId(userId, stockCode, notifiedKey({ eventId, stage: null, turnedTo })),
        ),
      ),
      ...reasons.flatMap(({ eventId, stages = [] }) =>
        eventId === undefined
          ? []
          : stages.map(({ stage }) =>
              buildNotifiedId(userId, stockCode, notifiedKey({ eventId, stage, turnedTo: null })),
            ),
      ),
    ]);
  }

  /** Only a finished analysis has shown its details: one that failed was refunded, one that runs has yet to end. */
  private finishedAnalyses(
    { userId, stockCodes, since }: { userId: Types.ObjectId; stockCodes: readonly string[]; since: Date },
    session: Transaction | null,
  ): Promise<Pick<NewsAnalysisRecord, '_id'>[]> {
    return this.analyses
      .find(
        { userId, state: 'done', stockCode: { $in: stockCodes }, createdAt: { $gte: since } },
        { _id: 1 },
        { session },
      )
      .lean<Pick<NewsAnalysisRecord, '_id'>[]>()
      .exec();
  }
}

/** Days that a part may be younger than the event that it was split from. */
const SPLIT_DAYS = 30;

/** Analyses from before then cannot have shown any of the events. */
function chooseLookBack(events: readonly StockEvent[]): Date {
  const [first = ''] = events.map(({ day }) => day).sort(compareText);
  return startOfSeoulDay(addDays(first, -SPLIT_DAYS));
}
