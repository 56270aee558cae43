import type { FilingWithDays } from '@gaemi/domain/filings/named-days';
import { readReportName } from '@gaemi/domain/filings/report-name';
import { isCorrection } from '@gaemi/domain/filings/report-prefix';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { type ArchiveKey, storedKeyOf, usableAt } from './archived-article.repository.ts';
import type { ArchivedArticleRecord } from './archived-article.schema.ts';

const sourcesOfFilings = ['dart', 'sample'] as const;
/** Most filings whose days are read. */
const MAX_WITH_DAYS = 2_000;
/** A report name that begins with a prefix, e.g. "[기재정정]". */
const PREFIXED = /^\s*\[/;

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

  /**
   * Returns filings of companies that name a day from this one on, with their sources. With them come the corrections that moved such a
   * day to an earlier one: without them the day that they replaced would stand again.
   */
  async listWithDays(codes: readonly string[], fromDay: string, at: Date): Promise<(FilingWithDays & ArchiveKey)[]> {
    const keyOf = new Map(
      codes
        .flatMap((stockCode) => sourcesOfFilings.map((source): ArchiveKey => ({ source, stockCode })))
        .map((key) => [storedKeyOf(key), key]),
    );
    const find = (archives: readonly string[], naming: Record<string, unknown>) =>
      this.articles
        .find({ archive: { $in: archives }, ...naming, removeAt: usableAt(at) })
        .sort({ publishedAt: -1, _id: 1 })
        .limit(MAX_WITH_DAYS)
        .lean<ArchivedArticleRecord[]>()
        .exec();
    const naming = await find([...keyOf.keys()], {
      $or: [{ 'filing.days.day': { $gte: fromDay } }, { 'filing.contract.to': { $gte: fromDay } }],
    });
    const earlier = await find([...new Set(naming.map(({ archive }) => archive))], {
      'filing.reportName': PREFIXED,
      $or: [{ 'filing.days.day': { $lt: fromDay } }, { 'filing.contract.to': { $lt: fromDay } }],
    });
    const corrections = earlier.filter(({ filing }) => isCorrection(readReportName(filing?.reportName ?? '')));
    return [...naming, ...corrections].flatMap(({ archive, link, filing }) => {
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
      .limit(limit)
      .lean<ArchivedArticleRecord[]>()
      .exec();
    return records.map(({ archive, title, link, publishedAt }) => ({
      ...{ stockCode: archive.slice(archive.indexOf(':') + 1), title, link, at: publishedAt },
    }));
  }
}
