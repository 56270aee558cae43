import { Refusal } from '@gaemi/domain/refusal';
import { foldedName } from '@gaemi/domain/text/folded-name';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { UserRecord } from './user.schema.ts';

export type Member = UserRecord;

const suspended = { suspension: { $type: 'object' } } as const;

@Injectable()
export class UserRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  /** Within a transaction, reads the member as the transaction sees it. */
  findById(userId: Types.ObjectId | string, transaction: Transaction | null = null): Promise<Member | null> {
    return this.users.findById(userId, null, { session: transaction }).lean<Member>().exec();
  }

  /**
   * Lookup stage for an aggregation elsewhere: puts the member with the id in `idField` into `as`, as a list of one or
   * none.
   */
  lookUp(idField: string, as: string) {
    return { $lookup: { from: this.users.collection.name, localField: idField, foreignField: '_id', as } };
  }

  findByIds(userIds: readonly Types.ObjectId[]): Promise<Member[]> {
    return this.users
      .find({ _id: { $in: userIds } })
      .lean<Member[]>()
      .exec();
  }

  findByEmail(email: string, transaction: Transaction | null = null): Promise<Member | null> {
    return this.users.findOne({ email }, null, { session: transaction }).lean<Member>().exec();
  }

  /**
   * Returns the member of this name and phone; the newest when a person has several accounts. Blanks, letter case and the form of Hangul do
   * not count in a name.
   */
  async findByNameAndMobile(name: string, mobile: string): Promise<Member | null> {
    const ofMobile = await this.users
      .find({ mobile }, { name: 1 })
      .sort({ _id: -1 })
      .lean<Pick<Member, '_id' | 'name'>[]>()
      .exec();
    const asked = foldedName(name);
    const found = ofMobile.find((member) => foldedName(member.name) === asked);
    return found === undefined ? null : this.findById(found._id);
  }

  async existsByEmail(email: string): Promise<boolean> {
    return (await this.users.exists({ email })) !== null;
  }

  /**
   * Inserts a member without credits, which the ledger adds. A taken address is a duplicate-key error
   * (`isDuplicateKey`).
   */
  async insert(member: Omit<UserRecord, '_id' | 'credit'>, transaction: Transaction): Promise<Types.ObjectId> {
    const [created] = await this.users.create([{ ...member, credit: 0 }], { session: transaction });
    if (created === undefined) throw new Error('the member was not inserted');
    return created._id;
  }

  /**
   * Sets a new password, chosen by the member. With `instead`, only if that is still the member's hash: false when it
   * is not.
   */
  async setPassword(
    email: string,
    password: { hash: string; instead?: string },
    transaction: Transaction,
  ): Promise<boolean> {
    const { matchedCount } = await this.users.updateOne(
      { email, ...(password.instead !== undefined && { passwordHash: password.instead }) },
      { $set: { passwordHash: password.hash }, $unset: { mustChangePassword: true } },
      { session: transaction },
    );
    return matchedCount === 1;
  }

  /** Sets the given fields of the grade, and adds to the paid total. */
  async change(
    userId: Types.ObjectId,
    { paid, ...grade }: Partial<Pick<UserRecord, 'grade' | 'expiredAt'>> & { paid: number },
    transaction: Transaction,
  ): Promise<void> {
    await this.users.updateOne({ _id: userId }, { $set: grade, $inc: { paid } }, { session: transaction });
  }

  /** Counts the admins. Two transactions that count at once exclude each other. */
  async countAdmins(now: Date, transaction: Transaction): Promise<number> {
    const { matchedCount } = await this.users.updateMany(
      { isAdmin: true },
      { $set: { adminsCountedAt: now } },
      { session: transaction },
    );
    return matchedCount;
  }

  /** Prevents the member's erasure until the transaction ends. Throws NOT_LOGGED_IN when the member has withdrawn meanwhile. */
  async hold(userId: string | Types.ObjectId, transaction: Transaction): Promise<void> {
    const { matchedCount } = await this.users.updateOne(
      { _id: userId },
      { $inc: { writes: 1 } },
      { session: transaction },
    );
    if (matchedCount === 0) throw new Refusal('NOT_LOGGED_IN');
  }

  /** Makes a member of this address admin, unless that right was taken back. Returns false without such a member. */
  async makeAdmin(email: string): Promise<boolean> {
    await this.users.updateOne({ email, adminRevokedAt: null }, { $set: { isAdmin: true } });
    return this.existsByEmail(email);
  }

  /** Notes the versions of the legal texts that the member agreed to. */
  async agree(userId: Types.ObjectId, agreed: NonNullable<UserRecord['agreed']>): Promise<void> {
    await this.users.updateOne({ _id: userId }, { $set: { agreed } });
  }

  /** The admins, the oldest first. */
  findAdmins(): Promise<Member[]> {
    return this.users.find({ isAdmin: true }).sort({ _id: 1 }).lean<Member[]>().exec();
  }

  /** Gives the rights of an admin, or takes them back at a time. */
  async setAdmin(userId: Types.ObjectId, revokedAt: Date | null, transaction: Transaction): Promise<void> {
    const change =
      revokedAt === null
        ? { $set: { isAdmin: true }, $unset: { adminRevokedAt: true } }
        : { $set: { isAdmin: false, adminRevokedAt: revokedAt } };
    await this.users.updateOne({ _id: userId }, change, { session: transaction });
  }

  async isSuspended(userId: Types.ObjectId): Promise<boolean> {
    return (await this.users.exists({ _id: userId, ...suspended }).exec()) !== null;
  }

  /** Those of the members who are suspended. */
  listSuspended(userIds: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.users.distinct('_id', { _id: { $in: userIds }, ...suspended }).exec();
  }

  /** What happens to the member is kept for streams until a time. */
  async keepForStreams(userId: string, until: Date): Promise<void> {
    await this.users.updateOne({ _id: userId }, { $max: { streamsUntil: until } });
  }

  /** Those of the members of whom what happens now is kept for streams. */
  listKeptForStreams(userIds: readonly Types.ObjectId[], now: Date): Promise<Types.ObjectId[]> {
    return this.users.distinct('_id', { _id: { $in: userIds }, streamsUntil: { $gt: now } }).exec();
  }

  /** Suspends a member, or ends the suspension with null. */
  async setSuspension(
    userId: Types.ObjectId,
    suspension: { reason: string; at: Date } | null,
    transaction: Transaction,
  ): Promise<void> {
    const change = suspension === null ? { $unset: { suspension: true } } : { $set: { suspension } };
    await this.users.updateOne({ _id: userId }, change, { session: transaction });
  }
}
