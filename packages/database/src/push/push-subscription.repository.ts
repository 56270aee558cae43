import { PUSH_DEVICES_MAX } from '@gaemi/domain/alerts/alert-settings';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { type Transaction, Transactions } from '../transactions.ts';
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
   * Adds a device, or stores its new keys. A browser that another member used until now moves to this one, if the
   * subscription has the same secret. Throws PUSH_DEVICES_FULL, PUSH_ENDPOINT_REFUSED for an endpoint of another browser,
   * and NOT_LOGGED_IN when the member has withdrawn meanwhile.
   */
  save(
    userId: string,
    subscription: Omit<StoredPushSubscription, '_id' | 'userId' | 'createdAt'>,
    createdAt: Date,
  ): Promise<StoredPushSubscription> {
    const { endpoint, auth } = subscription;
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
      await this.subscriptions.deleteOne({ endpoint, auth }, { session });
      if (await this.subscriptions.exists({ endpoint }).session(session)) throw new Refusal('PUSH_ENDPOINT_REFUSED');
      const [created] = await this.subscriptions.create([{ userId, ...subscription, createdAt }], { session });
      if (created === undefined) throw new Error('the subscription was not inserted');
      return created.toObject();
    });
  }

  /**
   * Takes the subscriptions of a browser along into a new session of their member, and removes those of members who used
   * the browser before.
   */
  async follow(browser: { deviceKey: string; userId: string; sessionId: string }): Promise<void> {
    const { deviceKey, userId, sessionId } = browser;
    await this.subscriptions.updateMany({ deviceKey, userId }, { $set: { sessionId } });
    await this.subscriptions.deleteMany({ deviceKey, userId: { $ne: userId } });
  }

  /** Removes the subscriptions that belong to sessions. */
  async endOfSessions(sessionIds: readonly string[]): Promise<void> {
    await this.subscriptions.deleteMany({ sessionId: { $in: sessionIds } });
  }

  /** Removes the subscriptions of a browser, whoever made them there. */
  async endOfBrowser(deviceKey: string): Promise<void> {
    await this.subscriptions.deleteMany({ deviceKey });
  }

  /** Removes all subscriptions of a member but those of the browser `exceptOf`, and returns how many there were. */
  async endAllOf(
    userId: string,
    { exceptOf, transaction }: { exceptOf?: string | undefined; transaction?: Transaction | undefined } = {},
  ): Promise<number> {
    const others = exceptOf === undefined ? {} : { deviceKey: { $ne: exceptOf } };
    const options = transaction === undefined ? {} : { session: transaction };
    const { deletedCount } = await this.subscriptions.deleteMany({ userId, ...others }, options);
    return deletedCount;
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
