import { MAX_PASSKEYS, secondStepMinutes } from '@gaemi/domain/members/passkey';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { isDuplicateKey, type Transaction, Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { PasskeyRecord } from './passkey.schema.ts';
import type { RecoveryCodeRecord } from './recovery-code.schema.ts';

export type Passkey = PasskeyRecord;

const REPEAT_MS = secondStepMinutes.wait * 60_000;

/** Passkeys of members and the recovery codes that stand in for them. A member without passkeys has no codes. */
@Injectable()
export class PasskeyRepository {
  constructor(
    @InjectModel('Passkey') private readonly passkeys: Model<PasskeyRecord>,
    @InjectModel('RecoveryCode') private readonly codes: Model<RecoveryCodeRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** The member's passkeys, the oldest first. */
  list(userId: Types.ObjectId): Promise<Passkey[]> {
    return this.passkeys.find({ userId }).sort({ createdAt: 1, _id: 1 }).lean<Passkey[]>().exec();
  }

  async hasAny(userId: Types.ObjectId): Promise<boolean> {
    return (await this.passkeys.exists({ userId })) !== null;
  }

  find(userId: Types.ObjectId, credentialId: string): Promise<Passkey | null> {
    return this.passkeys.findOne({ userId, credentialId }).lean<Passkey>().exec();
  }

  /**
   * Stores a passkey. With the first one of a member, `codeHashes` become the recovery codes. Throws PASSKEYS_FULL,
   * PASSKEY_TAKEN for a credential that is registered already, and NOT_LOGGED_IN when the member has withdrawn or got a
   * new password meanwhile. `passwordHash`: the member's when the request was let in.
   */
  async insert(
    passkey: Omit<Passkey, '_id' | 'lastUsedAt'>,
    { codeHashes, passwordHash }: { codeHashes: readonly string[]; passwordHash: string },
  ): Promise<{ passkey: Passkey; isFirst: boolean }> {
    const { userId } = passkey;
    try {
      return await this.transactions.run(async (session) => {
        await this.users.hold(userId, session);
        const member = await this.users.findById(userId, session);
        // A passkey under way must not outlive the password that it was begun with.
        if (member?.passwordHash !== passwordHash) throw new Refusal('NOT_LOGGED_IN');
        const count = await this.passkeys.countDocuments({ userId }, { session });
        if (count >= MAX_PASSKEYS) throw new Refusal('PASSKEYS_FULL');
        const [stored] = await this.passkeys.create([{ ...passkey, lastUsedAt: null }], { session });
        if (stored === undefined) throw new Error('the passkey was not inserted');
        const isFirst = count === 0;
        if (isFirst) await this.replace(userId, codeHashes, session);
        return { passkey: stored.toObject(), isFirst };
      });
    } catch (error) {
      throw isDuplicateKey(error) ? new Refusal('PASSKEY_TAKEN') : error;
    }
  }

  /**
   * Notes a use and the counter that came with it. False when the passkey was used or removed meanwhile: then this use
   * does not count.
   */
  async noteUse({ _id, counter }: Pick<Passkey, '_id' | 'counter'>, next: { counter: number; at: Date }) {
    const { matchedCount } = await this.passkeys.updateOne(
      { _id, counter },
      { $set: { counter: next.counter, lastUsedAt: next.at } },
    );
    return matchedCount === 1;
  }

  /** Removes a passkey, and with the last one the recovery codes. Returns how many are left; null when the member has no such passkey. */
  async remove(userId: Types.ObjectId, id: string): Promise<number | null> {
    return this.transactions.run(async (session) => {
      await this.users.hold(userId, session);
      const { deletedCount } = await this.passkeys.deleteOne({ _id: id, userId }, { session });
      const left = await this.passkeys.countDocuments({ userId }, { session });
      if (left === 0) await this.codes.deleteMany({ userId }, { session });
      return deletedCount === 1 ? left : null;
    });
  }

  /** Removes all passkeys and recovery codes of a member and returns how many passkeys there were. */
  async removeAll(userId: Types.ObjectId, transaction: Transaction): Promise<number> {
    await this.users.hold(userId, transaction);
    const { deletedCount } = await this.passkeys.deleteMany({ userId }, { session: transaction });
    await this.codes.deleteMany({ userId }, { session: transaction });
    return deletedCount;
  }

  countCodes(userId: Types.ObjectId): Promise<number> {
    return this.codes.countDocuments({ userId, usedIn: null }).exec();
  }

  /** Puts new recovery codes in place of the former ones. False, and nothing changes, for a member without passkeys. */
  replaceCodes(userId: Types.ObjectId, codeHashes: readonly string[]): Promise<boolean> {
    return this.transactions.run(async (session) => {
      await this.users.hold(userId, session);
      if ((await this.passkeys.countDocuments({ userId }, { session })) === 0) return false;
      await this.replace(userId, codeHashes, session);
      return true;
    });
  }

  /**
   * Uses up a recovery code in a session. A repeat in the same session counts for some minutes: its answer may have been lost. False when
   * the member has no such code any more.
   */
  async useCode(userId: Types.ObjectId, codeHash: string, { session, at }: { session: string; at: Date }) {
    const repeated = { usedIn: session, usedAt: { $gt: new Date(at.getTime() - REPEAT_MS) } };
    const { matchedCount } = await this.codes.updateOne(
      { userId, codeHash, $or: [{ usedIn: null }, repeated] },
      { $set: { usedIn: session }, $min: { usedAt: at } },
    );
    return matchedCount === 1;
  }

  private async replace(userId: Types.ObjectId, codeHashes: readonly string[], session: Transaction): Promise<void> {
    await this.codes.deleteMany({ userId }, { session });
    await this.codes.insertMany(
      codeHashes.map((codeHash) => ({ userId, codeHash })),
      { session },
    );
  }
}
