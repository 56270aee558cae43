import type { NewsSide } from '@gaemi/domain/news-side';
import { type Correction, findCorrection } from '@gaemi/domain/objections/corrections';
import type { ObjectionDecision, ObjectionState } from '@gaemi/domain/objections/objection';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import { isDuplicateKey, type Transaction, Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { ObjectionRecord, RefundingDecision } from './objection.schema.ts';
import type { ObjectionReportRecord } from './objection-report.schema.ts';

export type Objection = ObjectionRecord;
export type ObjectionReport = ObjectionReportRecord;

/** What a member has reported, and what became of it. */
export type Reported = Pick<Objection, 'kind' | 'state'>;

/** What a member reports. The details are those of the member's own analysis. */
export interface NewObjection
  extends Omit<Objection, '_id' | 'state' | 'open' | 'reports' | 'createdAt' | 'decidedAt'> {
  userId: string;
  analysisId: Types.ObjectId;
  eventId: string;
  at: Date;
}

/** Objections of members to events, and who reported them. */
@Injectable()
export class ObjectionRepository {
  constructor(
    @InjectModel('Objection') private readonly objections: Model<ObjectionRecord>,
    @InjectModel('ObjectionReport') private readonly reports: Model<ObjectionReportRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores a member's report, once for each objection; the first report of an event creates the objection. One that is
   * decided takes no more reports, unless a later one has overturned it, which opens it again. Returns the objection and the analysis
   * that the member's report is about. Throws NOT_LOGGED_IN when the member has withdrawn meanwhile.
   */
  async report(reported: NewObjection): Promise<{ objection: Objection; analysisId: Types.ObjectId }> {
    const once = () => this.transactions.run((session) => this.reportIn(reported, session));
    try {
      return await once();
    } catch (error) {
      // Another member's first report of the event was faster: its objection is there now.
      if (!isDuplicateKey(error)) throw error;
      return once();
    }
  }

  private async reportIn({ userId, analysisId, eventId, at, ...stated }: NewObjection, session: Transaction) {
    await this.users.hold(userId, session);
    const { stockCode, event, kind, side } = stated;
    const key = { stockCode, event, kind, side };
    const known = await this.objections.findOne(key, null, { session }).lean<Objection>().exec();
    const isOver = known !== null && (await this.isOverturned(known, session));
    if (known !== null && !isOver) {
      const earlier = await this.findOpenReport({ userId, objection: known }, session);
      if (earlier !== null) return { objection: known, analysisId: earlier.analysisId };
      if (known.state !== 'open') return { objection: known, analysisId };
    }
    const opened = { ...stated, state: 'open', open: true, createdAt: at, decidedAt: null } as const;
    if (isOver) {
      await this.objections.updateOne(
        key,
        { $set: { ...opened, reports: 0 }, $unset: { decidedUnder: 1 } },
        { session },
      );
    }
    const objection = await this.objections
      .findOneAndUpdate(
        key,
        { $setOnInsert: opened, $inc: { reports: 1 } },
        { upsert: true, returnDocument: 'after', session },
      )
      .lean<Objection>()
      .exec();
    if (objection === null) throw new Error('the objection was not stored');
    const of = { userId, objectionId: objection._id };
    const report = { $set: { analysisId, eventId, createdAt: at }, $unset: { settledAt: 1 } };
    await this.reports.updateOne(of, report, { upsert: true, session });
    return { objection, analysisId };
  }

  /** Whether the side that an upheld objection took from its event stands again, by a later one: it may be objected to once more. */
  private async isOverturned(
    { stockCode, kind, side, state, links, refunding }: Objection,
    session: Transaction,
  ): Promise<boolean> {
    if (kind !== 'wrong_side' || state !== 'upheld' || refunding !== undefined) return false;
    const corrections = await this.listCorrections([stockCode], session);
    return links.length > 0 && links.every((link) => findCorrection({ link, side }, corrections) === null);
  }

  /** The member's report of an objection as it stands; one that was settled is of a decision that was overturned since. */
  private async findOpenReport(
    { userId, objection: { _id, state } }: { userId: string; objection: Objection },
    session: Transaction,
  ): Promise<ObjectionReport | null> {
    const report = await this.reports
      .findOne({ userId, objectionId: _id }, null, { session })
      .lean<ObjectionReport>()
      .exec();
    return state === 'open' && report?.settledAt !== undefined ? null : report;
  }

  findById(id: string | Types.ObjectId, session: Transaction | null = null): Promise<Objection | null> {
    return this.objections.findById(id, null, { session }).lean<Objection>().exec();
  }

  /** Objections, the open ones first and the newest first among them; of one state if given. */
  list({ state, ...paging }: Paging & { state?: ObjectionState | undefined }): Promise<{
    items: Objection[];
    total: number;
  }> {
    const filter: QueryFilter<ObjectionRecord> = state === undefined ? {} : { state };
    const first = state === undefined ? ({ open: -1 } as const) : {};
    return findPage(this.objections, { filter, sort: { ...first, createdAt: -1, _id: -1 }, ...paging });
  }

  countOpen(): Promise<number> {
    return this.objections.countDocuments({ state: 'open' }).exec();
  }

  /** The upheld objections of a stock, the oldest decision first. */
  async findCorrections(stockCode: string): Promise<Correction[]> {
    return (await this.listCorrections([stockCode])).map(({ stockCode: _, ...correction }) => correction);
  }

  /** The upheld objections of stocks, the oldest decision first. */
  listCorrections(
    stockCodes: readonly string[],
    session: Transaction | null = null,
  ): Promise<(Correction & Pick<Objection, 'stockCode'>)[]> {
    return this.objections
      .find(
        { stockCode: { $in: stockCodes }, state: 'upheld' },
        { stockCode: 1, kind: 1, side: 1, links: 1, wordings: 1 },
        { session },
      )
      .sort({ decidedAt: 1, _id: 1 })
      .lean<(Correction & Pick<Objection, 'stockCode'>)[]>()
      .exec();
  }

  /**
   * What the member has reported of events, in whichever analysis, by event, without what was dismissed. Of several reports of an event an
   * open one counts. `side`: only what was said of that side.
   */
  async findReported(
    userId: string,
    { eventIds, side }: { eventIds: readonly string[]; side?: NewsSide },
  ): Promise<Map<string, Reported>> {
    const reports = await this.reports
      .find({ userId, eventId: { $in: eventIds } })
      .lean<ObjectionReport[]>()
      .exec();
    if (reports.length === 0) return new Map();
    const ids = reports.map(({ objectionId }) => objectionId);
    const objections = await this.objections
      .find({ _id: { $in: ids }, state: { $ne: 'dismissed' }, ...(side && { side }) }, { kind: 1, state: 1 })
      .sort({ open: 1 })
      .lean<(Reported & Pick<Objection, '_id'>)[]>()
      .exec();
    const eventsOf = Map.groupBy(reports, ({ objectionId }) => objectionId.toHexString());
    return new Map(
      objections.flatMap(({ _id, kind, state }) =>
        (eventsOf.get(_id.toHexString()) ?? []).map(({ eventId }) => [eventId, { kind, state }] as const),
      ),
    );
  }

  /** Reports of an upheld objection that are not settled yet. */
  listUnsettled(objectionId: Types.ObjectId, limit: number, session: Transaction): Promise<ObjectionReport[]> {
    return this.reports
      .find({ objectionId, settledAt: null }, null, { session })
      .limit(limit)
      .lean<ObjectionReport[]>()
      .exec();
  }

  async markSettled(ids: readonly Types.ObjectId[], at: Date, session: Transaction): Promise<void> {
    await this.reports.updateMany({ _id: { $in: ids } }, { $set: { settledAt: at } }, { session });
  }

  /** Ids of upheld objections with reports that are not settled, the oldest decision first. */
  async listRefunding(limit: number): Promise<Types.ObjectId[]> {
    const found = await this.objections
      .find({ 'refunding.at': { $exists: true } }, { _id: 1 })
      .sort({ 'refunding.at': 1 })
      .limit(limit)
      .lean<Pick<Objection, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  async endRefunding(id: Types.ObjectId, session: Transaction): Promise<void> {
    await this.objections.updateOne({ _id: id }, { $unset: { refunding: true } }, { session });
  }

  /** Ends an open objection; an upheld one has its reporters to refund. False when it is not open any more. */
  async close(
    id: Types.ObjectId,
    state: ObjectionDecision,
    {
      session,
      decidedUnder,
      ...refunding
    }: RefundingDecision & { decidedUnder: string | undefined; session: Transaction },
  ): Promise<boolean> {
    const { matchedCount } = await this.objections.updateOne(
      { _id: id, state: 'open' },
      {
        $set: {
          ...{ state, open: false, decidedAt: refunding.at },
          ...(decidedUnder !== undefined && { decidedUnder }),
          ...(state === 'upheld' && { refunding }),
        },
      },
      { session },
    );
    return matchedCount === 1;
  }
}
