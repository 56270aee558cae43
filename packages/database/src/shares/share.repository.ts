import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { ShareRecord } from './share.schema.ts';

export type Share = ShareRecord;

/** An analysis of a member. */
interface OwnedAnalysis {
  userId: string;
  analysisId: string;
}

/** Share links. Only a live one is found. */
@Injectable()
export class ShareRepository {
  constructor(
    @InjectModel('Share') private readonly shares: Model<ShareRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Stores the link of an analysis in place of the one before it. Throws NOT_LOGGED_IN when the member has withdrawn
   * meanwhile.
   */
  async replace(
    { userId, analysisId }: OwnedAnalysis,
    link: Pick<Share, 'tokenHash' | 'createdAt' | 'expiresAt'>,
  ): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.users.hold(userId, session);
      await this.shares.updateOne({ analysisId, userId }, { $set: link }, { upsert: true, session });
    });
  }

  /** Returns the live link with this hash; null for none, and while its member is suspended, who cannot end it. */
  async findByHash(tokenHash: string, now: Date): Promise<Share | null> {
    const share = await this.shares
      .findOne({ tokenHash, expiresAt: { $gt: now } })
      .lean<Share>()
      .exec();
    const member = share && (await this.users.findById(share.userId));
    return member === null || member.suspension != null ? null : share;
  }

  /** Returns the live link of an analysis of the member; null for none. */
  findOfAnalysis({ userId, analysisId }: OwnedAnalysis, now: Date): Promise<Share | null> {
    return this.shares
      .findOne({ analysisId, userId, expiresAt: { $gt: now } })
      .lean<Share>()
      .exec();
  }

  /** Ends a link of the member. False when there is no live one with this hash. */
  async endByHash({ userId, tokenHash }: { userId: string; tokenHash: string }, now: Date): Promise<boolean> {
    const { deletedCount } = await this.shares.deleteOne({ tokenHash, userId, expiresAt: { $gt: now } });
    return deletedCount === 1;
  }

  /** Ends the link of an analysis of the member. False when it has no live one. */
  async endOfAnalysis({ userId, analysisId }: OwnedAnalysis, now: Date): Promise<boolean> {
    const { deletedCount } = await this.shares.deleteOne({ analysisId, userId, expiresAt: { $gt: now } });
    return deletedCount === 1;
  }
}
