import { type EmailType, VERIFICATION_MAX_TRIES, verificationTimes } from '@gaemi/contracts/verification';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey, type Transaction } from '../transactions.ts';
import type { VerificationRecord } from './verification.schema.ts';

export interface VerificationKey {
  email: string;
  type: EmailType;
}

/** Who confirmed a code, as the caller tells them apart, and when a proof is to hold. */
export interface Proof {
  prover: string;
  now: Date;
}

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

@Injectable()
export class VerificationRepository {
  constructor(@InjectModel('Verification') private readonly verifications: Model<VerificationRecord>) {}

  /**
   * Replaces the code of an address and purpose, unless one was sent less than the resend wait ago.
   * Answers the seconds still to wait, 0 when the new code stands. A proof stays what it was: anybody may ask for a code.
   */
  async replaceCode(key: VerificationKey, codeHash: string, now: Date): Promise<number> {
    const { codeSeconds, resendAfterSeconds, proofSeconds } = verificationTimes;
    const sentBefore = after(now, -resendAfterSeconds);
    const record = {
      codeHash,
      sentAt: now,
      codeExpiresAt: after(now, codeSeconds),
      tries: 0,
    };
    const removeAt = after(now, codeSeconds + proofSeconds);
    try {
      await this.verifications.updateOne(
        { ...key, sentAt: { $lte: sentBefore } },
        { $set: record, $max: { removeAt } },
        { upsert: true },
      );
      return 0;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const sent = await this.verifications.findOne(key, { sentAt: 1 }).lean().exec();
      const waited = sent === null ? 0 : (now.getTime() - sent.sentAt.getTime()) / 1000;
      return Math.max(1, Math.ceil(resendAfterSeconds - waited));
    }
  }

  /** Takes a code back that could not be sent, so that another may be asked for at once. */
  async withdrawCode(key: VerificationKey, codeHash: string): Promise<void> {
    const { deletedCount } = await this.verifications.deleteOne({ ...key, codeHash, provenUntil: null });
    if (deletedCount === 0)
      await this.verifications.updateOne({ ...key, codeHash }, { $set: { codeHash: null, sentAt: new Date(0) } });
  }

  /** Counts one comparison and answers the record to compare with; null when there is none, it is over, or all tries are used. */
  countTry(key: VerificationKey): Promise<VerificationRecord | null> {
    return this.verifications
      .findOneAndUpdate(
        { ...key, codeHash: { $ne: null }, tries: { $lt: VERIFICATION_MAX_TRIES } },
        { $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
      .lean<VerificationRecord>()
      .exec();
  }

  find(key: VerificationKey): Promise<VerificationRecord | null> {
    return this.verifications.findOne(key).lean<VerificationRecord>().exec();
  }

  /** Turns a confirmed code into the proof. The code is used once: false when it was used meanwhile. */
  async prove(key: VerificationKey, codeHash: string, { prover, now }: Proof): Promise<boolean> {
    const provenUntil = after(now, verificationTimes.proofSeconds);
    const { modifiedCount } = await this.verifications.updateOne(
      { ...key, codeHash },
      { $set: { codeHash: null, provenUntil, prover, removeAt: provenUntil } },
    );
    return modifiedCount === 1;
  }

  async hasProof(key: VerificationKey, { prover, now }: Proof): Promise<boolean> {
    return (await this.verifications.exists({ ...key, prover, provenUntil: { $gt: now } })) !== null;
  }

  /** Uses up the proof, in the transaction of what it permits. False when there is none. */
  async consumeProof(key: VerificationKey, { prover, now }: Proof, transaction: Transaction): Promise<boolean> {
    const { deletedCount } = await this.verifications.deleteOne(
      { ...key, prover, provenUntil: { $gt: now } },
      { session: transaction },
    );
    return deletedCount === 1;
  }
}
