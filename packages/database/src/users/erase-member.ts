import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, Model } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { VerificationRecord } from '../verification/verification.schema.ts';
import type { Member } from './user.repository.ts';
import type { UserRecord } from './user.schema.ts';

/** Models with records of a member, by `userId`. */
export const belongings = [
  'Watchlist',
  'NewsAnalysis',
  'NewsDetail',
  'NewsEvidence',
  'Accumulation',
  'ModelUsage',
  'PlanRequest',
  'ObjectionReport',
  'Share',
  'AlertSettings',
  'UnsubscribeLink',
  'NotifiedEvent',
  'PostponedEvent',
  'Delivery',
  'PushSubscription',
  'ApiKey',
  'Passkey',
  'PasskeyChallenge',
  'RecoveryCode',
  'Webhook',
  'WebhookDelivery',
  'MemberEvent',
] as const;

/**
 * Erases a member with all personal data: codes, watchlist, analyses running or ended, share links, API keys,
 * passkeys with their recovery codes, devices with alerts, unsubscribe links, webhooks. Rows that must not change stay, in the credit log and the audit log: they have only the member's id, which identifies nobody from now on.
 */
@Injectable()
export class EraseMember {
  constructor(
    @InjectModel('User') private readonly users: Model<UserRecord>,
    @InjectModel('Verification') private readonly verifications: Model<VerificationRecord>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  async erase({ _id: userId, email }: Pick<Member, '_id' | 'email'>, session: Transaction): Promise<void> {
    await this.users.deleteOne({ _id: userId }, { session });
    await this.verifications.deleteMany({ email }, { session });
    for (const model of belongings) await this.connection.model(model).deleteMany({ userId }, { session });
  }
}
