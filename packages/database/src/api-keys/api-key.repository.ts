import { MAX_API_KEYS } from '@gaemi/domain/members/api-key';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { type Transaction, Transactions } from '../transactions.ts';
import { type Member, UserRepository } from '../users/user.repository.ts';
import type { ApiKeyRecord } from './api-key.schema.ts';

export type ApiKey = ApiKeyRecord;
type NewApiKey = Omit<ApiKey, '_id' | 'lastUsedAt' | 'spent'> & Required<Pick<ApiKey, 'madeUnder' | 'salt'>>;

/** A key with its member. */
export interface OwnedApiKey extends ApiKey {
  member: Member;
}

/** Least time between two writes of the last use. */
const HOUR_MS = 3_600_000;

/** API keys of members. */
@Injectable()
export class ApiKeyRepository {
  constructor(
    @InjectModel('ApiKey') private readonly keys: Model<ApiKeyRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** The member's keys, newest first. */
  list(userId: string): Promise<ApiKey[]> {
    return this.keys.find({ userId }).sort({ createdAt: -1, _id: -1 }).lean<ApiKey[]>().exec();
  }

  /**
   * Stores a key and returns it, or the one that the same press has made before. `passwordHash`: the member's when the request was let
   * in. Throws API_KEYS_FULL where the member has the most that one may have, and NOT_LOGGED_IN when the member has withdrawn or got a
   * new password meanwhile.
   */
  async insert(key: NewApiKey, passwordHash: string): Promise<ApiKey> {
    return this.transactions.run(async (session) => {
      // Two at once exclude each other by this write.
      await this.users.hold(key.userId, session);
      const member = await this.users.findById(key.userId, session);
      // A new password ended all keys: one under way must not outlive it.
      if (member?.passwordHash !== passwordHash) throw new Refusal('NOT_LOGGED_IN');
      const { userId, madeUnder } = key;
      const known = await this.keys.findOne({ userId, madeUnder }, null, { session }).lean<ApiKey>().exec();
      if (known !== null) return known;
      const count = await this.keys.countDocuments({ userId: key.userId }, { session });
      if (count >= MAX_API_KEYS) throw new Refusal('API_KEYS_FULL');
      const [stored] = await this.keys.create([{ ...key, lastUsedAt: null }], { session });
      if (stored === undefined) throw new Error('the key was not inserted');
      return stored.toObject();
    });
  }

  /** Changes how much a key of the member may spend in a day, and returns the key; null when the member has no such key. */
  changeLimit(userId: string, id: string, dailyCreditLimit: number): Promise<ApiKey | null> {
    const change = { $set: { dailyCreditLimit } };
    return this.keys.findOneAndUpdate({ _id: id, userId }, change, { returnDocument: 'after' }).lean<ApiKey>().exec();
  }

  /** Ends a key of the member. False when the member has no such key. */
  async revoke(userId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.keys.deleteOne({ _id: id, userId });
    return deletedCount === 1;
  }

  /** Ends all keys of the member and returns how many there were. */
  async revokeAll(userId: Types.ObjectId, transaction: Transaction): Promise<number> {
    const { deletedCount } = await this.keys.deleteMany({ userId }, { session: transaction });
    return deletedCount;
  }

  /** Returns the key with this hash and its member; null for none. */
  async findByHash(keyHash: string): Promise<OwnedApiKey | null> {
    const stages = [{ $match: { keyHash } }, this.users.lookUp('userId', 'members')];
    const [found] = await this.keys.aggregate<ApiKey & { members: Member[] }>(stages).exec();
    if (found === undefined) return null;
    const { members, ...key } = found;
    return members[0] === undefined ? null : { ...key, member: members[0] };
  }

  /** Whether a key has not ended. It ends with its member, and a suspension is not its end. */
  async isThere(keyHash: string): Promise<boolean> {
    return (await this.keys.exists({ keyHash })) !== null;
  }

  /** Notes the use of a key, at most once an hour. */
  async noteUse({ _id, lastUsedAt }: Pick<ApiKey, '_id' | 'lastUsedAt'>, now: Date): Promise<void> {
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    if (lastUsedAt !== null && lastUsedAt > hourAgo) return;
    // Of several at once, one writes.
    await this.keys.updateOne(
      { _id, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: hourAgo } }] },
      { $set: { lastUsedAt: now } },
    );
  }
}
