import { MAX_RUNNING_ANALYSES } from '@gaemi/domain/members/limits';
import { Refusal } from '@gaemi/domain/refusal';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Transaction } from '../transactions.ts';
import { analysisModels } from './analyses-of-member.ts';
import type { AnalysisRecord } from './analysis.schema.ts';

/** Seconds after which one of the running analyses may have ended. */
const ASK_AGAIN_SECONDS = 10;

const models = Object.values(analysisModels);

/**
 * What an order must not do, with a look at the member's analyses of every kind. Belongs in the transaction that charges the member: for
 * two concurrent orders, the charge makes one start again, so that it sees the other's analysis.
 */
@Injectable()
export class OrderChecks {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Throws REQUEST_ID_REUSED when an analysis of another kind than that of the model `own` has the id; the index of each kind knows its own alone. */
  async requireFreeId(
    { userId, requestId }: Pick<AnalysisRecord, 'userId' | 'requestId'>,
    own: string,
    transaction: Transaction,
  ): Promise<void> {
    for (const model of models.filter((each) => each !== own)) {
      const other = await this.analysesOf(model).exists({ userId, requestId }).session(transaction);
      if (other !== null) throw new Refusal('REQUEST_ID_REUSED');
    }
  }

  /**
   * Throws TOO_MANY_ANALYSES when more than the limit run, including the one that this transaction has just created.
   * Call it after the charge.
   */
  async requireFewRunning({ userId }: Pick<AnalysisRecord, 'userId'>, transaction: Transaction): Promise<void> {
    let running = 0;
    // Sequential, since a transaction runs one call at a time.
    for (const model of models) {
      running += await this.analysesOf(model)
        .countDocuments({ userId, state: 'running' }, { session: transaction })
        .exec();
    }
    if (running > MAX_RUNNING_ANALYSES) {
      throw new Refusal('TOO_MANY_ANALYSES', { retryAfterSeconds: ASK_AGAIN_SECONDS });
    }
  }

  private analysesOf(model: string) {
    return this.connection.model<AnalysisRecord>(model);
  }
}
