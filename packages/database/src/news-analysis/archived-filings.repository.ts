import { type FilingWithDays, takesBack } from '@gaemi/domain/filings/named-days';
import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ArchiveKey, storedKeyOf, usableAt } from './archived-article.repository.ts';
import type { ArchivedArticleRecord } from './archived-article.schema.ts';

const sourcesOfFilings = ['dart', 'sample'] as const;
/** Most filings whose days are read. */
const MAX_WITH_DAYS = 2_000;
/** Wordings of a filing in the archive: without what it states, with it, and under another name. */
const WORDINGS = 3;

/** A filing with its company, as lists show it. */
export interface ArchivedFiling {
  stockCode: string;
  title: string;
  link: string;
  /** Moment of receipt, or the start of its day. */
  at: Date;
}

/** Filings among the archived articles. */
@Injectable()
export class ArchivedFilingsRepository {
  constructor(@InjectModel('ArchivedArticle') private readonly articles: Model<ArchivedArticleRecord>) {}

  /** Returns the newest filings of OpenDART of all companies. */
  listLatest(limit: number, at: Date): Promise<ArchivedFiling[]> {
    return this.list({ archive: /^dart:/ }, limit, at);
  }

  /** Returns the newest filings of OpenDART of a company. */
  listOfStock(stockCode: string, limit: number, at: Date): Promise<ArchivedFiling[]> {
    return this.list({ archive: storedKeyOf({ source: 'dart', stockCode }) }, limit, at);
  }

  /** Returns filings of companies that name a day from this one on, with their sources, and what may take these days back. */
  async listWithDays(codes: readonly string[], fromDay: string, at: Date): Promise<(FilingWithDays & ArchiveKey)[]> {
    const keyOf = new Map(
      codes
        .flatMap((stockCode) => sourcesOfFilings.map((source): ArchiveKey => ({ source, stockCode })))
        .map((key) => [storedKeyOf(key), key]),
    );
    const find = (filter: object) =>
      this.articles
        .find({ ...filter, removeAt: usableAt(at) })
        .sort({ publishedAt: -1, _id: 1 })
        .limit(MAX_WITH_DAYS)
        .lean<ArchivedArticleRecord[]>()
        .exec();
    const naming = await find({
      archive: { $in: [...keyOf.keys()] },
      $or: [{ 'filing.days.day': { $gte: fromDay } }, { 'filing.contract.to': { $gte: fromDay } }],
    });
    const earliest = naming.at(-1);
    if (earliest === undefined) return [];
    // A correction may name days that have passed, or none.
    const later = await find({
      archive: { $in: [...new Set(naming.map(({ archive }) => archive))] },
      // Of some filings only the day is known.
      publishedAt: { $gte: startOfSeoulDay(seoulDay(earliest.publishedAt)) },
      'filing.reportName': takesBack,
    });
    const records = new Map([...naming, ...later].map((record) => [record._id, record]));
    return [...records.values()].flatMap(({ archive, link, filing }) => {
      const key = keyOf.get(archive);
      return filing === undefined || key === undefined ? [] : [{ ...key, filing, link }];
    });
  }

  /** Returns the codes of the companies of which articles or filings of a period are archived. */
  async listStocks(source: NewsSourceName, { from, before }: { from: Date; before: Date }): Promise<string[]> {
    const archive = new RegExp(`^${source}:`);
    const found = await this.articles.distinct('archive', { archive, publishedAt: { $gte: from, $lt: before } });
    return found.map((each) => each.slice(source.length + 1)).sort();
  }

  private async list(filter: { archive: RegExp | string }, limit: number, at: Date): Promise<ArchivedFiling[]> {
    const records = await this.articles
      .find({ ...filter, filing: { $exists: true }, removeAt: usableAt(at) })
      .sort({ publishedAt: -1, _id: 1 })
      .limit(WORDINGS * limit)
      .lean<ArchivedArticleRecord[]>()
      .exec();
    return latestWordings(records)
      .slice(0, limit)
      .map(({ archive, title, link, publishedAt }) => ({
        ...{ stockCode: archive.slice(archive.indexOf(':') + 1), title, link, at: publishedAt },
      }));
  }
}

/** Each filing once, in the wording seen last: what it states may have come after its line in the list. */
function latestWordings(records: readonly ArchivedArticleRecord[]): ArchivedArticleRecord[] {
  const seenLast = new Map<string, ArchivedArticleRecord>();
  for (const record of records) {
    const key = `${record.archive} ${record.link}`;
    const known = seenLast.get(key);
    if (known === undefined) seenLast.set(key, record);
    // The moment of receipt may be known of one of them only; the others stand at the start of its day.
    else if (known.seenAt < record.seenAt) seenLast.set(key, { ...record, publishedAt: known.publishedAt });
  }
  return [...seenLast.values()];
}
