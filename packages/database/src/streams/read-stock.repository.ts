import type { Article } from '@gaemi/domain/article';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { ReadStockRecord } from './read-stock.schema.ts';

/** Companies with archived articles that are not judged yet. */
@Injectable()
export class ReadStockRepository {
  constructor(@InjectModel('ReadStock') private readonly stocks: Model<ReadStockRecord>) {}

  async add(stockCodes: readonly string[], at: Date): Promise<void> {
    if (stockCodes.length === 0) return;
    const adds = [...new Set(stockCodes)].map((_id) => ({
      updateOne: { filter: { _id }, update: { $set: { archivedAt: at } }, upsert: true },
    }));
    await this.stocks.bulkWrite(adds, { ordered: false });
  }

  /** The same for companies with the days of their articles, which may be those of a standstill. */
  async addArticles(
    found: readonly { stockCode: string; article: Pick<Article, 'publishedAt'> }[],
    at: Date,
  ): Promise<void> {
    const firstDays = new Map<string, string>();
    for (const { stockCode, article } of found) {
      const day = seoulDay(article.publishedAt);
      const known = firstDays.get(stockCode);
      if (known === undefined || day < known) firstDays.set(stockCode, day);
    }
    if (firstDays.size === 0) return;
    const adds = [...firstDays].map(([_id, fromDay]) => ({
      updateOne: { filter: { _id }, update: { $set: { archivedAt: at }, $min: { fromDay } }, upsert: true },
    }));
    await this.stocks.bulkWrite(adds, { ordered: false });
  }

  /** Those that wait longest, first. */
  list(limit: number): Promise<ReadStockRecord[]> {
    return this.stocks.find().sort({ archivedAt: 1, _id: 1 }).limit(limit).lean<ReadStockRecord[]>().exec();
  }

  /** Ends the waiting of a company, unless more came meanwhile. */
  async remove({ _id, archivedAt }: ReadStockRecord): Promise<void> {
    await this.stocks.deleteOne({ _id, archivedAt });
  }
}
