import { type EmailType, VERIFICATION_MAX_TRIES, verificationTimes } from '@gaemi/domain/members/verification';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { within } from '../free-lease.ts';
import { isDuplicateKey, type Transaction } from '../transactions.ts';
import type { VerificationRecord } from './verification.schema.ts';

/** Purpose of a code. */
export interface Purpose {
  email: string;
  type: EmailType;
}

/** Purpose of a code and its requester. Nobody else can see, try or replace the code. */
export interface VerificationKey extends Purpose {
  /** Key by which the caller tells requesters apart. */
  requester: string;
}

export interface CodeRequest extends VerificationKey {
  /** Key of the same requester from now on, when only this request has identified it. */
  device: string;
}

const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

const keyOf = ({ email, type, requester }: VerificationKey): VerificationKey => ({ email, type, requester });

@Injectable()
export class VerificationRepository {
  constructor(@InjectModel('Verification') private readonly verifications: Model<VerificationRecord>) {}

  /**
   * Replaces the requester's code, unless one was sent to it within the resend wait. Returns the seconds to wait, 0
   * when the new code is stored. A proof does not change. A request that only identifies its device leaves a record for
   * each, so that somebody else of the network reaches neither the code nor the proof of the device.
   */
  async replaceCode({ email, type, requester, device }: CodeRequest, codeHash: string, now: Date): Promise<number> {
    const { codeSeconds, resendAfterSeconds, proofSeconds } = verificationTimes;
    const recently = within(new Date(after(now, -resendAfterSeconds).getTime() + 1), now);
    const record = { codeHash, sentAt: now, codeExpiresAt: after(now, codeSeconds), tries: 0 };
    const change = { $set: record, $max: { removeAt: after(now, codeSeconds + proofSeconds) } };
    try {
      await this.verifications.updateOne({ email, type, requester, sentAt: { $not: recently } }, change, {
        upsert: true,
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const sent = await this.verifications.findOne({ email, type, requester }, { sentAt: 1 }).lean().exec();
      const waited = sent === null ? 0 : (now.getTime() - sent.sentAt.getTime()) / 1000;
      return Math.max(1, Math.ceil(resendAfterSeconds - waited));
    }
    if (device !== requester)
      await this.verifications.updateOne({ email, type, requester: device }, change, { upsert: true });
    return 0;
  }

  /** Removes a code that could not be sent, so that another may be requested at once. */
  async withdrawCode({ email, type }: Purpose, codeHash: string): Promise<void> {
    await this.verifications.deleteMany({ email, type, codeHash, provenUntil: null });
    await this.verifications.updateMany({ email, type, codeHash }, { $set: { codeHash: null, sentAt: new Date(0) } });
  }

  /** Ends the wait before another code, and keeps this one. */
  async allowAnotherCode({ email, type }: Purpose, codeHash: string): Promise<void> {
    await this.verifications.updateMany({ email, type, codeHash }, { $set: { sentAt: new Date(0) } });
  }

  /** Ends all codes and proofs of an address for a purpose, whoever asked for them. */
  async endAll({ email, type }: Purpose, transaction: Transaction): Promise<void> {
    await this.verifications.deleteMany({ email, type }, { session: transaction });
  }

  /** The requester's record. */
  findOf(requester: string, purpose: Purpose): Promise<VerificationRecord | null> {
    return this.verifications.findOne(ownedBy(requester, purpose)).lean<VerificationRecord>().exec();
  }

  /**
   * Counts one comparison and returns the record to compare with; null when it has no code any more or all tries are
   * used.
   */
  countTry(record: VerificationRecord): Promise<VerificationRecord | null> {
    return this.verifications
      .findOneAndUpdate(
        { ...keyOf(record), codeHash: { $ne: null }, tries: { $lt: VERIFICATION_MAX_TRIES } },
        { $inc: { tries: 1 } },
        { returnDocument: 'after' },
      )
      .lean<VerificationRecord>()
      .exec();
  }

  /** Turns a confirmed code into the requester's proof. The code works once: false when it was used meanwhile. */
  async prove(key: VerificationKey, codeHash: string, now: Date): Promise<boolean> {
    const provenUntil = after(now, verificationTimes.proofSeconds);
    const { modifiedCount } = await this.verifications.updateOne(
      { ...keyOf(key), codeHash },
      { $set: { codeHash: null, provenUntil, removeAt: provenUntil } },
    );
    // The record that the same mail left for the network, or for the device.
    await this.verifications.deleteMany({ email: key.email, type: key.type, codeHash });
    return modifiedCount === 1;
  }

  async hasProof(requester: string, purpose: Purpose, now: Date): Promise<boolean> {
    const proof = { ...ownedBy(requester, purpose), provenUntil: { $gt: now } };
    return (await this.verifications.exists(proof)) !== null;
  }

  /** Uses up the proof, in the transaction of the action it permits. False when there is none. */
  async consumeProof(
    requester: string,
    { now, ...purpose }: Purpose & { now: Date },
    transaction: Transaction,
  ): Promise<boolean> {
    const proof = { ...ownedBy(requester, purpose), provenUntil: { $gt: now } };
    const { deletedCount } = await this.verifications.deleteOne(proof, { session: transaction });
    return deletedCount === 1;
  }
}

const ownedBy = (requester: string, { email, type }: Purpose) => ({ email, type, requester });
