import { PUSH_DEVICES_MAX } from '@gaemi/domain/alerts/alert-settings';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { PushSubscriptionRecord } from './push-subscription.schema.ts';

export type StoredPushSubscription = PushSubscriptionRecord;

/** The browsers that get alerts, at most PUSH_DEVICES_MAX of a member. */
@Injectable()
export class PushSubscriptionRepository {
  constructor(
    @InjectModel('PushSubscription') private readonly subscriptions: Model<PushSubscriptionRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the devices of a member, oldest first. */
  listOf(userId: string | Types.ObjectId): Promise<StoredPushSubscription[]> {
    return this.subscriptions.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean<StoredPushSubscription[]>().exec();
  }

  /**
   * Adds a device, or stores its new keys. A browser that another member used until now moves to this one. Throws
   * PUSH_DEVICES_FULL, and NOT_LOGGED_IN when the member has withdrawn meanwhile.
   */
  save(
    userId: string,
    subscription: Pick<StoredPushSubscription, 'endpoint' | 'p256dh' | 'auth' | 'device'>,
    createdAt: Date,
  ): Promise<StoredPushSubscription> {
    const { endpoint } = subscription;
    return this.transactions.run(async (session) => {
      // With a concurrent withdrawal, or another device of the member, only one of the two succeeds at a time.
      await this.users.hold(userId, session);
      const renewed = await this.subscriptions
        .findOneAndUpdate({ endpoint, userId }, { $set: subscription }, { session, returnDocument: 'after' })
        .lean<StoredPushSubscription>()
        .exec();
      if (renewed !== null) return renewed;
      const devices = await this.subscriptions.countDocuments({ userId }).session(session);
      if (devices >= PUSH_DEVICES_MAX) throw new Refusal('PUSH_DEVICES_FULL');
      await this.subscriptions.deleteOne({ endpoint }, { session });
      const [created] = await this.subscriptions.create([{ userId, ...subscription, createdAt }], { session });
      if (created === undefined) throw new Error('the subscription was not inserted');
      return created.toObject();
    });
  }

  /** Removes a device of the member. Nothing happens when it is not there. */
  async remove(userId: string, endpoint: string): Promise<void> {
    await this.subscriptions.deleteOne({ endpoint, userId });
  }

  /** Removes a device that its push service no longer knows. */
  async forget(id: Types.ObjectId): Promise<void> {
    await this.subscriptions.deleteOne({ _id: id });
  }
}
