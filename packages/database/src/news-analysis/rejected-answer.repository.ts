import { notAfter } from '@gaemi/domain/rights/text-expiry';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { RejectedAnswerRecord } from './rejected-answer.schema.ts';

const RETENTION_MS = 30 * 86_400_000;
const MAX_ANSWER = 20_000;
const MAX_BECAUSE = 2_000;

@Injectable()
export class RejectedAnswerRepository {
  constructor(@InjectModel('RejectedAnswer') private readonly answers: Model<RejectedAnswerRecord>) {}

  /**
   * Stores an answer for a month, or until the rights in the texts it read end (`expiresAt`), at most its first 20,000
   * characters.
   */
  async insert({
    expiresAt,
    ...answer
  }: Omit<RejectedAnswerRecord, 'length' | 'removeAt'> & { expiresAt: Date | null }): Promise<void> {
    await this.answers.create({
      ...answer,
      because: answer.because.slice(0, MAX_BECAUSE),
      // The cut may split a character, and the store accepts whole ones only.
      answer: answer.answer.slice(0, MAX_ANSWER).toWellFormed(),
      length: answer.answer.length,
      removeAt: notAfter(new Date(answer.at.getTime() + RETENTION_MS), expiresAt),
    });
  }

  /** Returns the rejected model answers of an analysis, earliest first. */
  listByAnalysis(analysisId: string): Promise<RejectedAnswerRecord[]> {
    return this.answers.find({ analysisId }).sort({ at: 1, _id: 1 }).lean<RejectedAnswerRecord[]>().exec();
  }
}
