import { MAX_RUNNING_ANALYSES } from '@gaemi/domain/members/limits';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import type { AnalysisRecord } from './analysis.schema.ts';

/** Seconds after which one of the running analyses may have ended. */
const ASK_AGAIN_SECONDS = 10;

/** Models of the kinds, by name: their schemas build on this folder. */
const kinds = ['NewsAnalysis', 'Accumulation'];

/** Counts the running analyses of a member, of every kind. */
@Injectable()
export class RunningLimit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Throws TOO_MANY_ANALYSES when more than the limit run, including the one that this transaction has just created.
   * Call it after the member's charge in the same transaction: for two concurrent orders, the charge makes one start
   * again, so that it counts the other's analysis.
   */
  async check(userId: Types.ObjectId, transaction: Transaction): Promise<void> {
    let running = 0;
    // Sequential, since a transaction runs one call at a time.
    for (const kind of kinds) {
      const analyses = this.connection.model<AnalysisRecord>(kind);
      running += await analyses.countDocuments({ userId, state: 'running' }, { session: transaction }).exec();
    }
    if (running > MAX_RUNNING_ANALYSES) {
      throw new Refusal('TOO_MANY_ANALYSES', { retryAfterSeconds: ASK_AGAIN_SECONDS });
    }
  }
}
