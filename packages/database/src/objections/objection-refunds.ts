import { creditReasons } from '@gaemi/domain/members/credits';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { AuditRepository } from '../audit/audit.repository.ts';
import type { AuditedState, AuditRecord } from '../audit/audit.schema.ts';
import { Ledger } from '../ledger/ledger.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import { type ObjectionReport, ObjectionRepository } from './objection.repository.ts';

/** Reporters of one transaction: far from the minute after which the store ends one. */
const BATCH = 25;

/** Refunds the reporters of upheld objections, some of them in each transaction. */
@Injectable()
export class ObjectionRefunds {
  constructor(
    private readonly objections: ObjectionRepository,
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly audit: AuditRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Ids of upheld objections whose reporters are not all settled. */
  list(limit: number): Promise<Types.ObjectId[]> {
    return this.objections.listRefunding(limit);
  }

  /** Settles so many batches of reporters at most. True when no reporter of the objection is left. */
  async settle(id: Types.ObjectId, { batches, now }: { batches: number; now: Date }): Promise<boolean> {
    for (let batch = 0; batch < batches; batch += 1) {
      if (await this.settleBatch(id, now)) return true;
    }
    return false;
  }

  private settleBatch(id: Types.ObjectId, now: Date): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const objection = await this.objections.findById(id, session);
      if (objection?.refunding === undefined) return true;
      const { _id, kind, stockCode, stockName } = objection;
      const { adminId, requestId } = objection.refunding;
      const row = { adminId, requestId, createdAt: now, objection: { id: _id, kind, stockCode, stockName } };
      const reports = await this.objections.listUnsettled(_id, BATCH, session);
      for (const report of reports) await this.refund(report, row, session);
      const ids = reports.map((report) => report._id);
      await this.objections.markSettled(ids, now, session);
      if (reports.length === BATCH) return false;
      await this.objections.endRefunding(_id, session);
      return true;
    });
  }

  private async refund(
    { userId, analysisId }: ObjectionReport,
    row: Pick<AuditRecord, 'adminId' | 'requestId' | 'createdAt' | 'objection'>,
    session: Transaction,
  ): Promise<void> {
    const [analysis, member] = [
      await this.analyses
        .findOne({ _id: analysisId, userId }, { charged: 1 }, { session })
        .lean<Pick<NewsAnalysisRecord, 'charged'>>()
        .exec(),
      await this.users.findById(userId, session),
    ];
    if (analysis === null || member === null || analysis.charged === 0) return;
    // The reference of every refund of an analysis: a second one of whatever reason cannot be written.
    const reference = `refund:news:${analysisId.toHexString()}`;
    const entry = { userId, amount: analysis.charged, reason: creditReasons.objection, reference, at: row.createdAt };
    if (!(await this.ledger.creditOnce(entry, session))) return;
    const { grade, expiredAt, credit, paid } = member;
    const before: AuditedState = { grade, expiredAt, credit, paid };
    const after = { ...before, credit: credit + analysis.charged };
    await this.audit.insert({ ...row, action: 'objection_refund', userId, before, after }, session);
  }
}
