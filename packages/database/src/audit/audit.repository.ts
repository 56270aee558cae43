import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, Types } from 'mongoose';
import { findPage, type Paging } from '../find-page.ts';
import type { Transaction } from '../transactions.ts';
import type { AuditRecord } from './audit.schema.ts';

/** The trail of what admins changed. There is no way here to change or remove a row. */
@Injectable()
export class AuditRepository {
  constructor(@InjectModel('Audit') private readonly audit: Model<AuditRecord>) {}

  /** Adds a row, in the transaction of the change it tells of. */
  async insert(row: Omit<AuditRecord, '_id'>, transaction: Transaction): Promise<void> {
    await this.audit.create([row], { session: transaction });
  }

  /** Newest first, of one member where asked for. */
  list({
    userId,
    ...paging
  }: Paging & { userId?: string | undefined }): Promise<{ items: AuditRecord[]; total: number }> {
    const filter: QueryFilter<AuditRecord> = userId === undefined ? {} : { userId: new Types.ObjectId(userId) };
    return findPage(this.audit, { filter, sort: { createdAt: -1, _id: -1 }, ...paging });
  }
}
