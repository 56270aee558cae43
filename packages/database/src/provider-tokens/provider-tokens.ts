import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { ProviderTokenRecord } from './provider-token.schema.ts';

/** Longest time for which nobody issues. */
const MOST_WAIT_MS = 5 * 60_000;
const RETENTION_MS = 7 * 86_400_000;
const NEVER = new Date(0);

export type SealedToken = Pick<ProviderTokenRecord, 'expiresAt' | 'issueAfter'> & { sealed: string };

/** Who takes or holds the right to issue. */
export interface TokenClaim {
  id: string;
  owner: string;
}

/** Tokens of providers for all workers together. One worker at a time has the right to issue one. */
@Injectable()
export class ProviderTokens {
  constructor(@InjectModel('ProviderToken') private readonly tokens: Model<ProviderTokenRecord>) {}

  /** Returns the token that was issued last; null before the first. */
  async find(id: string): Promise<SealedToken | null> {
    const record = await this.tokens.findById(id).lean<ProviderTokenRecord>().exec();
    if (record === null || record.sealed === null) return null;
    const { sealed, expiresAt, issueAfter } = record;
    return { sealed, expiresAt, issueAfter };
  }

  /** Takes the right to issue; false while another has it, and while nobody may issue. */
  async claim({ id, owner }: TokenClaim, { leaseMs, now }: { leaseMs: number; now: Date }): Promise<boolean> {
    const free = { _id: id, leaseUntil: freeLease(now, leaseMs), issueAfter: freeLease(now, MOST_WAIT_MS) };
    const lease = {
      owner,
      leaseUntil: new Date(now.getTime() + leaseMs),
      removeAt: new Date(now.getTime() + RETENTION_MS),
    };
    const first = { sealed: null, expiresAt: NEVER, issueAfter: NEVER };
    try {
      await this.tokens.updateOne(free, { $set: lease, $setOnInsert: first }, { upsert: true });
      return true;
    } catch (error) {
      // It exists and is taken.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Keeps a token and gives the right back. Nothing changes once another has taken it over. */
  async keep({ id, owner }: TokenClaim, token: SealedToken): Promise<void> {
    await this.tokens.updateOne({ _id: id, owner }, { $set: { ...token, leaseUntil: NEVER } });
  }

  /** Gives the right back without a token; nobody has it again before so long. */
  async giveBack({ id, owner }: TokenClaim, { waitMs, now }: { waitMs: number; now: Date }): Promise<void> {
    const issueAfter = new Date(now.getTime() + Math.min(waitMs, MOST_WAIT_MS));
    await this.tokens.updateOne({ _id: id, owner }, { $set: { leaseUntil: NEVER, issueAfter } });
  }
}
