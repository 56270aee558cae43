import { ApiKeyRepository } from '@gaemi/database/api-keys/api-key.repository';
import { type Transaction, Transactions } from '@gaemi/database/transactions';
import type { Member } from '@gaemi/database/users/user.repository';
import { VerificationRepository } from '@gaemi/database/verification/verification.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { Devices } from '../../http/device/devices.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';

/** What a new password ended besides sessions. */
export interface EndedWithPassword {
  /** Hex id of the member. */
  account: string;
  /** Key of the request's device, which is known from now on. */
  device: string;
  apiKeys: number;
  pushDevices: number;
}

/** Everything by which somebody acts as a member or hears from the account: sessions, API keys, push, codes for a reset. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeyRepository,
    private readonly verifications: VerificationRepository,
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Sets a password and ends, in the same transaction, all that was begun under the former one: sessions, API keys, push
   * subscriptions, codes and proofs for a reset, and with the password itself the marks of known devices. Only the request's
   * device is known from now on; with `keepsPush` it also keeps its push subscription. `setPassword` returns the member with
   * the new password.
   */
  async endWith(
    setPassword: (transaction: Transaction) => Promise<Pick<Member, '_id' | 'email' | 'passwordHash'>>,
    { request, keepsPush }: { request: Request; keepsPush: boolean },
  ): Promise<EndedWithPassword> {
    const keepPushOf = keepsPush ? this.devices.recognise(request) : undefined;
    const { member, ...ended } = await this.transactions.run(async (transaction) => {
      const member = await setPassword(transaction);
      const account = member._id.toHexString();
      await this.verifications.endAll({ email: member.email, type: 'password-change' }, transaction);
      const { pushDevices } = await this.sessions.endAllOf(account, { transaction, keepPushOf });
      return { member, account, apiKeys: await this.keys.revokeAll(member._id, transaction), pushDevices };
    });
    this.devices.trust(request, member);
    // The transaction could not see the session of a log-in that was under way. A key under way ends by itself: it is
    // not stored once the password has changed.
    const { account, apiKeys } = ended;
    await this.sessions.endAllOf(account, { keepPushOf });
    if (apiKeys > 0) this.trail.record(request, 'api-keys-ended', { account, what: apiKeys });
    return { ...ended, device: this.devices.recognise(request) };
  }
  /**
   * Begins the session of this browser anew, under another id. `isStillSet`: whether the password is the one that was just set.
   * Throws NOT_LOGGED_IN where it is not: a reset at the same moment ended all sessions but this one.
   */
  async goOn(request: Request, account: string, isStillSet: () => Promise<boolean>): Promise<void> {
    await this.sessions.begin(request, { id: account });
    if (await isStillSet()) return;
    await this.sessions.end(request);
    throw new AppError('NOT_LOGGED_IN');
  }
}
