import { ApiKeyRepository } from '@gaemi/database/api-keys/api-key.repository';
import { type Transaction, Transactions } from '@gaemi/database/transactions';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Types } from 'mongoose';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';

/** Sessions and API keys: everything by which somebody acts as a member. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly keys: ApiKeyRepository,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Sets a password and ends all sessions and API keys of its member in the same transaction. `setPassword` returns the
   * member's id. Returns it, with the number of keys.
   */
  async endWith(
    setPassword: (transaction: Transaction) => Promise<Types.ObjectId>,
    request: Request,
  ): Promise<{ id: string; endedKeys: number }> {
    const ended = await this.transactions.run(async (transaction) => {
      const userId = await setPassword(transaction);
      const id = userId.toHexString();
      await this.sessions.endAllOf(id, transaction);
      return { id, endedKeys: await this.keys.revokeAll(userId, transaction) };
    });
    // The transaction could not see the session of a log-in that was under way. A key under way ends by itself: it is
    // not stored once the password has changed.
    await this.sessions.endAllOf(ended.id);
    if (ended.endedKeys > 0) this.trail.record(request, 'api-keys-ended', { account: ended.id, what: ended.endedKeys });
    return ended;
  }
}
