import { DEAD_LETTER_DAYS } from '@gaemi/domain/analysis/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isValidObjectId, Model, type Types } from 'mongoose';
import type { DeadLetterOutcome, DeadLetterRecord } from './dead-letter.schema.ts';

export type DeadLetterContent = Pick<DeadLetterRecord, 'queue' | 'messageId' | 'body' | 'trail' | 'analysisId'>;

/** Messages from the dead-letter queues: evidence, and material that an operator can send again by hand. */
@Injectable()
export class DeadLetterRepository {
  constructor(@InjectModel('DeadLetter') private readonly letters: Model<DeadLetterRecord>) {}

  /** Stores a letter, once however often it is delivered. Returns the stored record. */
  insertOnce({ queue, messageId, ...rest }: DeadLetterContent, now: Date): Promise<DeadLetterRecord> {
    const removeAt = new Date(now.getTime() + DEAD_LETTER_DAYS * 86_400_000);
    return this.letters
      .findOneAndUpdate(
        { queue, messageId },
        { $setOnInsert: { ...rest, takenAt: now, outcome: null, removeAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<DeadLetterRecord>()
      .orFail()
      .exec();
  }

  /** Records the outcome of a letter. */
  async settle(id: Types.ObjectId, outcome: DeadLetterOutcome): Promise<void> {
    await this.letters.updateOne({ _id: id }, { $set: { outcome } });
  }

  /** Null for an id that no letter has. */
  async findById(id: string): Promise<DeadLetterRecord | null> {
    if (!isValidObjectId(id)) return null;
    return this.letters.findById(id).lean<DeadLetterRecord>().exec();
  }

  /** False when it was sent back before, or is being sent back now. */
  async markSentBack(id: Types.ObjectId, at: Date): Promise<boolean> {
    const marked = await this.letters.updateOne({ _id: id, sentBackAt: null }, { $set: { sentBackAt: at } });
    return marked.modifiedCount === 1;
  }

  /** For a letter that did not reach its queue. */
  async unmarkSentBack(id: Types.ObjectId): Promise<void> {
    await this.letters.updateOne({ _id: id }, { $set: { sentBackAt: null } });
  }

  /** Newest first, for operators. */
  list(limit: number): Promise<DeadLetterRecord[]> {
    return this.letters.find().sort({ _id: -1 }).limit(limit).lean<DeadLetterRecord[]>().exec();
  }
}
