import type { PlanGrant, PlanRequestState } from '@gaemi/domain/members/plans';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import { isDuplicateKey, type Transaction, Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { PlanRequestRecord } from './plan-request.schema.ts';

export type PlanRequest = PlanRequestRecord;

interface RequestsChoice extends Paging {
  state: PlanRequestState | 'all';
  userId?: string | undefined;
}

/** Requests of members for a plan. */
@Injectable()
export class PlanRequestRepository {
  constructor(
    @InjectModel('PlanRequest') private readonly requests: Model<PlanRequestRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores an open request. Throws PLAN_REQUEST_OPEN while the member has one, and NOT_LOGGED_IN when the member has
   * withdrawn meanwhile.
   */
  async insert(
    userId: string,
    request: Pick<PlanRequest, 'grade' | 'payer' | 'paid'> & { createdAt: Date },
  ): Promise<PlanRequest> {
    try {
      return await this.transactions.run(async (session) => {
        await this.users.hold(userId, session);
        const [created] = await this.requests.create([{ userId, ...request, state: 'open' }], { session });
        if (created === undefined) throw new Error('the request was not inserted');
        return created.toObject();
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new Refusal('PLAN_REQUEST_OPEN');
      throw error;
    }
  }

  /** Returns the member's latest request; null for none. */
  findLatest(userId: string): Promise<PlanRequest | null> {
    return this.requests.findOne({ userId }).sort({ createdAt: -1, _id: -1 }).lean<PlanRequest>().exec();
  }

  findById(id: string, session: Transaction | null = null): Promise<PlanRequest | null> {
    return this.requests.findById(id, null, { session }).lean<PlanRequest>().exec();
  }

  /** Requests in a state, of one member where it is given: the open ones oldest first, the others newest first. */
  list({ state, userId, ...paging }: RequestsChoice): Promise<{ items: PlanRequest[]; total: number }> {
    const order = state === 'open' ? 1 : -1;
    const filter = { ...(state !== 'all' && { state }), ...(userId !== undefined && { userId }) };
    return findPage(this.requests, { filter, sort: { createdAt: order, _id: order }, ...paging });
  }

  /** Cancels an open request of the member. False when there is none with this id. */
  async cancel(userId: string, id: string, at: Date): Promise<boolean> {
    const { matchedCount } = await this.requests.updateOne(
      { _id: id, userId, state: 'open' },
      { $set: { state: 'cancelled', decidedAt: at } },
    );
    return matchedCount === 1;
  }

  /** Ends an open request in the transaction of what was decided. False when it is not open any more. */
  async decide(
    id: Types.ObjectId,
    decision: { state: 'approved'; granted: PlanGrant } | { state: 'rejected'; reason: string },
    { at, session }: { at: Date; session: Transaction },
  ): Promise<boolean> {
    const { matchedCount } = await this.requests.updateOne(
      { _id: id, state: 'open' },
      { $set: { ...decision, decidedAt: at } },
      { session },
    );
    return matchedCount === 1;
  }
}
