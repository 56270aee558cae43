import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { StockMasterRecord } from './stock-master.schema.ts';

export type StockMaster = Omit<StockMasterRecord, '_id'>;

@Injectable()
export class StockMasterRepository {
  constructor(@InjectModel('StockMaster') private readonly masters: Model<StockMasterRecord>) {}

  /** The list in force; null before the first one was loaded. */
  find(): Promise<StockMaster | null> {
    return this.masters.findById('current', { _id: 0 }).lean<StockMaster>().exec();
  }

  /** Returns the version of the list in force, without the list. */
  async findVersion(): Promise<string | null> {
    const record = await this.masters.findById('current', { version: 1 }).lean().exec();
    return record?.version ?? null;
  }

  /** Returns the source of the list in force, without the list. */
  async findSource(): Promise<StockMaster['source'] | null> {
    const record = await this.masters.findById('current', { source: 1 }).lean().exec();
    return record?.source ?? null;
  }

  /** Puts a list in force. */
  async replace(master: StockMaster): Promise<void> {
    await this.masters.replaceOne({ _id: 'current' }, master, { upsert: true });
  }
}
