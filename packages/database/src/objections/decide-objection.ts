import type { ObjectionDecision } from '@gaemi/domain/objections/objection';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AuditRepository } from '../audit/audit.repository.ts';
import { Transactions } from '../transactions.ts';
import { type Objection, ObjectionRepository } from './objection.repository.ts';
import { ObjectionRefunds } from './objection-refunds.ts';

interface Decision {
  state: ObjectionDecision;
  adminId: Types.ObjectId;
  requestId: string;
  at: Date;
  /** The admin's name of this very decision: a repeat under it gets the same answer. */
  idempotencyKey?: string | undefined;
}

/** Batches of refunds that a decision waits for. */
const BATCHES = 4;

/** An admin's decision on an objection, with everything that follows from it. */
@Injectable()
export class DecideObjection {
  constructor(
    private readonly objections: ObjectionRepository,
    private readonly refunds: ObjectionRefunds,
    private readonly audit: AuditRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Upholds or dismisses an open objection with its audit row, in one transaction. Then each reporter of an upheld one is
   * refunded for the analysis of the report, unless it was refunded before; the worker refunds those of many reporters.
   * Throws OBJECTION_NOT_FOUND and OBJECTION_DECIDED.
   */
  async decide(id: string, decision: Decision): Promise<Objection> {
    const decided = await this.transactions.run(async (session) => {
      const objection = await this.objections.findById(id, session);
      if (objection === null) throw new Refusal('OBJECTION_NOT_FOUND');
      const { state, idempotencyKey, ...by } = decision;
      const decidedUnder = idempotencyKey && `${decision.adminId.toHexString()}:${idempotencyKey}`;
      if (decidedUnder !== undefined && objection.decidedUnder === decidedUnder && objection.state === state) {
        return objection;
      }
      if (!(await this.objections.close(objection._id, state, { ...by, decidedUnder, session }))) {
        throw new Refusal('OBJECTION_DECIDED');
      }
      const { _id, kind, stockCode, stockName } = objection;
      const { adminId, requestId, at } = by;
      const row = { adminId, requestId, createdAt: at, objection: { id: _id, kind, stockCode, stockName } };
      const action = state === 'upheld' ? 'objection_upheld' : 'objection_dismissed';
      await this.audit.insert({ ...row, action, userId: null, before: null, after: null }, session);
      return { ...objection, state, open: false, decidedAt: at };
    });
    // The decision stands: refunds that fail here are the worker's, which logs why.
    const some = { batches: BATCHES, now: decision.at };
    if (decided.state === 'upheld') await this.refunds.settle(decided._id, some).catch(() => false);
    return decided;
  }
}
