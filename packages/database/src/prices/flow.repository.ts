import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, Model } from 'mongoose';
import { Transactions } from '../transactions.ts';
import type { FlowYearRecord } from './flow-year.schema.ts';
import type { PricesOf } from './price.repository.ts';
import { removeAtAfter, yearOf } from './removal.ts';

/** Net buying of the groups of investors that was gathered. */
@Injectable()
export class FlowRepository {
  constructor(
    @InjectModel('FlowYear') private readonly years: Model<FlowYearRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the stored days of a period, ascending. */
  async find({ source, stockCode }: PricesOf, from: string, to: string): Promise<InvestorFlow[]> {
    const years = await this.years
      .find({ source, stockCode, year: { $gte: yearOf(from), $lte: yearOf(to) } }, { _id: 0, days: 1 })
      .sort({ year: 1 })
      .lean<Pick<FlowYearRecord, 'days'>[]>()
      .exec();
    return years.flatMap(({ days }) => days).filter(({ day }) => day >= from && day <= to);
  }

  /** Adds gathered days to the stored ones. A day that is not settled never replaces its figures. */
  merge(of: PricesOf, flows: readonly InvestorFlow[]): Promise<void> {
    return this.transactions.run(async (session) => {
      for (const [year, fresh] of Map.groupBy(flows, ({ day }) => yearOf(day)))
        await this.mergeYear({ ...of, year }, fresh, session);
    });
  }

  private async mergeYear(
    { source, stockCode, year }: PricesOf & { year: number },
    fresh: readonly InvestorFlow[],
    session: ClientSession,
  ): Promise<void> {
    const key = { source, stockCode, year };
    const stored = await this.years
      .findOne(key, { _id: 0, days: 1 }, { session })
      .lean<Pick<FlowYearRecord, 'days'>>()
      .exec();
    const days = new Map(stored?.days.map((flow) => [flow.day, flow]));
    for (const flow of fresh) if (flow.foreign !== null || !days.has(flow.day)) days.set(flow.day, flow);
    const sorted = [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
    const update = { $set: { days: sorted, removeAt: removeAtAfter(`${year}-12-31`) } };
    await this.years.updateOne(key, update, { session, upsert: true });
  }
}
