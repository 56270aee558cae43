import type { SourceCheck } from '@gaemi/domain/source-check';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { MOST_SKEW_MS } from '../free-lease.ts';
import { isDuplicateKey } from '../transactions.ts';
import type { SourceChecksRecord } from './source-checks.schema.ts';

export type StoredSourceChecks = Pick<SourceChecksRecord, 'checkedAt' | 'items'>;

const _id = 'sources';

/** What the workers, which alone have the keys, found at the sources. The api asks for a check; a worker does it. */
@Injectable()
export class SourceChecksRepository {
  constructor(@InjectModel('SourceChecks') private readonly checks: Model<SourceChecksRecord>) {}

  /** Returns the last check; without items before the first. */
  async findLast(): Promise<StoredSourceChecks> {
    const record = await this.checks.findById(_id).lean<SourceChecksRecord>().exec();
    return { checkedAt: record?.checkedAt ?? null, items: record?.items ?? [] };
  }

  /** Asks for a check. What a clock has stored that was ahead answers no later request. */
  async request(now: Date): Promise<void> {
    const ahead = { $gt: new Date(now.getTime() + MOST_SKEW_MS) };
    await this.checks.updateOne({ _id, requestedAt: ahead }, { $set: { requestedAt: now } });
    await this.write({ $max: { requestedAt: now } });
  }

  /** Returns the moment of a request that no check has answered; null without one. */
  async findRequest(now: Date): Promise<Date | null> {
    const fields = { requestedAt: 1, checkedAt: 1 };
    const record = await this.checks
      .findById(_id, fields)
      .lean<Pick<SourceChecksRecord, 'requestedAt' | 'checkedAt'>>()
      .exec();
    const { requestedAt = null, checkedAt = null } = record ?? {};
    if (requestedAt === null || checkedAt === null) return requestedAt;
    const isAhead = (moment: Date) => moment.getTime() > now.getTime() + MOST_SKEW_MS;
    const isAnswered = requestedAt <= checkedAt && isAhead(requestedAt) === isAhead(checkedAt);
    return isAnswered ? null : requestedAt;
  }

  async save(items: readonly SourceCheck[], checkedAt: Date): Promise<void> {
    await this.write({ $set: { items, checkedAt } });
  }

  private async write(update: Parameters<typeof this.checks.updateOne>[1]): Promise<void> {
    const write = () => this.checks.updateOne({ _id }, update, { upsert: true });
    try {
      await write();
    } catch (error) {
      // Another process has just made it.
      if (!isDuplicateKey(error)) throw error;
      await write();
    }
  }
}
