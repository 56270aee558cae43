import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { UserRecord } from './user.schema.ts';

export type Member = UserRecord;

@Injectable()
export class UserRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  findById(userId: string): Promise<Member | null> {
    return this.users.findById(userId).lean<Member>().exec();
  }

  findByEmail(email: string): Promise<Member | null> {
    return this.users.findOne({ email }).lean<Member>().exec();
  }

  async existsByEmail(email: string): Promise<boolean> {
    return (await this.users.exists({ email })) !== null;
  }

  /** Inserts a member without credit: the ledger gives it. A taken address is a duplicate-key error (`isDuplicateKey`). */
  async insert(member: Omit<UserRecord, '_id' | 'credit'>, transaction: Transaction): Promise<Types.ObjectId> {
    const [created] = await this.users.create([{ ...member, credit: 0 }], { session: transaction });
    if (created === undefined) throw new Error('the member was not inserted');
    return created._id;
  }

  async makeAdmin(email: string): Promise<boolean> {
    const { matchedCount } = await this.users.updateOne({ email }, { $set: { isAdmin: true } });
    return matchedCount === 1;
  }
}
