import { creditReasons } from '@gaemi/domain/members/credits';
import type { ObjectionDecision } from '@gaemi/domain/objections/objection';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { AuditRepository } from '../audit/audit.repository.ts';
import type { AuditedState, AuditRecord } from '../audit/audit.schema.ts';
import { Ledger } from '../ledger/ledger.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import { type Objection, type ObjectionReport, ObjectionRepository } from './objection.repository.ts';

interface Decision {
  state: ObjectionDecision;
  adminId: Types.ObjectId;
  requestId: string;
  at: Date;
}

/** An admin's decision on an objection, with everything that follows from it. */
@Injectable()
export class DecideObjection {
  constructor(
    private readonly objections: ObjectionRepository,
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly audit: AuditRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Upholds or dismisses an open objection with its audit rows, in one transaction. Of an upheld one each reporter is
   * refunded for the analysis of the report, unless it was refunded before. Throws OBJECTION_NOT_FOUND and
   * OBJECTION_DECIDED.
   */
  decide(id: string, decision: Decision): Promise<Objection> {
    return this.transactions.run(async (session) => {
      const objection = await this.objections.findById(id, session);
      if (objection === null) throw new Refusal('OBJECTION_NOT_FOUND');
      const { state, adminId, requestId, at } = decision;
      if (!(await this.objections.close(objection._id, state, { at, session }))) throw new Refusal('OBJECTION_DECIDED');
      const { _id, kind, stockCode, stockName } = objection;
      const subject = { id: _id, kind, stockCode, stockName };
      const row = { adminId, requestId, createdAt: at, objection: subject };
      const action = state === 'upheld' ? 'objection_upheld' : 'objection_dismissed';
      await this.audit.insert({ ...row, action, userId: null, before: null, after: null }, session);
      if (state === 'upheld') {
        for (const report of await this.objections.listReports(_id, session)) await this.refund(report, row, session);
      }
      return { ...objection, state, open: false, decidedAt: at };
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
