import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import type { Transaction } from '../transactions.ts';
import type { AuditRecord } from './audit.schema.ts';

/** Audit log of the admins' changes. No method changes or removes a row. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel('Audit') private readonly audit: Model<AuditRecord>) {}

  /** Adds a row, in the transaction of its change. */
  async insert(row: Omit<AuditRecord, '_id'>, transaction: Transaction): Promise<void> {
    await this.audit.create([row], { session: transaction });
  }

  /** Newest first; of one member if given. */
  list({
    userId,
    ...paging
  }: Paging & { userId?: string | undefined }): Promise<{ items: AuditRecord[]; total: number }> {
    const filter: QueryFilter<AuditRecord> = userId === undefined ? {} : { userId: new Types.ObjectId(userId) };
    return findPage(this.audit, { filter, sort: { createdAt: -1, _id: -1 }, ...paging });
  }
}
