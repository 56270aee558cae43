import type { LegalKind } from '@gaemi/domain/members/legal';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { LegalTextRecord } from './legal-text.schema.ts';

/** Every version of the legal texts that was shown. */
@Injectable()
export class LegalTextRepository {
  constructor(@InjectModel('LegalText') private readonly texts: Model<LegalTextRecord>) {}

  /** Stores a version that is new. Returns what is stored of it: an older text where only the version is the same. */
  async keep(text: Omit<LegalTextRecord, '_id'>): Promise<LegalTextRecord> {
    const { kind, version } = text;
    return this.texts
      .findOneAndUpdate({ kind, version }, { $setOnInsert: text }, { upsert: true, returnDocument: 'after' })
      .lean<LegalTextRecord>()
      .orFail()
      .exec();
  }

  find(kind: LegalKind, version: string): Promise<LegalTextRecord | null> {
    return this.texts.findOne({ kind, version }).lean<LegalTextRecord>().exec();
  }
}
