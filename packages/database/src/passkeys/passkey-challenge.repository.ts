import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { PasskeyChallengeRecord } from './passkey-challenge.schema.ts';

/** The session of a member that asks for a challenge, and what for. */
export interface ChallengeKey extends Pick<PasskeyChallengeRecord, 'session' | 'purpose'> {
  userId: Types.ObjectId;
}

/** Challenges for passkeys: each for one session and one use. */
@Injectable()
export class PasskeyChallengeRepository {
  constructor(@InjectModel('PasskeyChallenge') private readonly challenges: Model<PasskeyChallengeRecord>) {}

  /** Stores a challenge in place of the one before. */
  async put(key: ChallengeKey, challenge: Pick<PasskeyChallengeRecord, 'challenge' | 'expiresAt'>): Promise<void> {
    const put = () => this.challenges.updateOne(key, { $set: challenge }, { upsert: true });
    try {
      await put();
    } catch (error) {
      // Another one of the same session was faster; there is something to replace now.
      if (!isDuplicateKey(error)) throw error;
      await put();
    }
  }

  /** Returns the challenge and removes it, so that it is used once; null when there is none or it is over. */
  async take({ userId, session, purpose }: ChallengeKey, now: Date): Promise<string | null> {
    const taken = await this.challenges
      .findOneAndDelete({ userId, session, purpose })
      .lean<PasskeyChallengeRecord>()
      .exec();
    return taken !== null && taken.expiresAt > now ? taken.challenge : null;
  }
}
