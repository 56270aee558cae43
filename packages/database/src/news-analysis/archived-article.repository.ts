import { createHash } from 'node:crypto';
import type { Article, SourcedArticle } from '@gaemi/domain/article';
import { coveredBackFrom, type Span } from '@gaemi/domain/coverage-spans';
import type { Filing } from '@gaemi/domain/filings/filing';
import { DATED_FILING_DAYS, mayNameDays } from '@gaemi/domain/filings/named-days';
import { notAfter } from '@gaemi/domain/rights/text-expiry';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { ArchivedArticleRecord } from './archived-article.schema.ts';
import type { GatheredSpanRecord } from './gathered-span.schema.ts';
import { comesDue, gainsMoment, type KnownRecord, renew } from './renew-archived.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A span that ends later than now by more is of a clock that was ahead, not of two that differ a little. */
const AHEAD_MS = 10 * 60_000;
/** A little over the longest look-back of six months. */
const RETENTION_MS = 200 * DAY_MS;

/** Archive of one source's articles on one company; it never contains those of another source. */
export interface ArchiveKey {
  source: NewsSourceName;
  stockCode: string;
}

/** Articles gathered at a moment, and the periods of which they are all. */
export interface ArchivedGathering {
  articles: readonly Article[];
  complete: readonly Span[];
  at: Date;
  /** Moment at which the rights of the source end; null for none. */
  expiresAt: Date | null;
}

/** An article of a stream and a company that it is about. */
export interface StreamedArticle {
  stockCode: string;
  article: Article;
}

@Injectable()
export class ArchivedArticleRepository {
  constructor(
    @InjectModel('ArchivedArticle') private readonly articles: Model<ArchivedArticleRecord>,
    @InjectModel('GatheredSpan') private readonly spans: Model<GatheredSpanRecord>,
  ) {}

  /**
   * Archives the articles that are not archived yet and renews those that are: they were fetched again. Then records that
   * all of `complete` is archived. Returns the ids of the articles in the archive, but for those that end soon.
   */
  async insertMissing(key: ArchiveKey, gathered: ArchivedGathering): Promise<string[]> {
    const records = gathered.articles.map((article) => toRecord(storedKeyOf(key), article, gathered));
    const lasting = records.filter(({ removeAt }) => removeAt > gathered.at);
    const unique = [...new Map(lasting.map((record) => [record._id, record])).values()];
    await this.storeArticles(unique);
    for (const span of gathered.complete) {
      if (span.from < span.to) await this.insertSpan(storedKeyOf(key), span, gathered);
    }
    const soon = new Date(gathered.at.getTime() + 2 * HOUR_MS);
    return unique.filter(({ removeAt }) => removeAt > soon).map(({ _id }) => _id);
  }

  /**
   * Returns those of the articles that are not archived for their company yet, or were before the time that they name, which has come,
   * or without the moment that is known now.
   */
  async findUnknown<Found extends StreamedArticle>(
    source: NewsSourceName,
    found: readonly Found[],
    read: Pick<ArchivedGathering, 'at' | 'expiresAt'>,
  ): Promise<Found[]> {
    const records = found.map((each) => toStreamedRecord(source, each, read));
    const ids = records.map(({ _id }) => _id);
    const known = await this.articles
      .find({ _id: { $in: ids } }, { publishedAt: 1, seenAt: 1, filing: 1 })
      .lean<Omit<KnownRecord, 'removeAt'>[]>()
      .exec();
    const there = new Map(known.map((record) => [record._id, record]));
    return found.filter((_, index) => {
      const record = records[index];
      const before = record && there.get(record._id);
      return record === undefined || before === undefined || comesDue(before, record) || gainsMoment(before, record);
    });
  }

  /**
   * Archives articles that the reader found in the streams of a source, each for a company. Streams keep by themselves what they
   * cover of all companies.
   */
  async insertStreamed(
    source: NewsSourceName,
    found: readonly StreamedArticle[],
    read: Pick<ArchivedGathering, 'at' | 'expiresAt'>,
  ): Promise<void> {
    const records = found.map((each) => toStreamedRecord(source, each, read));
    const lasting = records.filter(({ removeAt }) => removeAt > read.at);
    const unique = [...new Map(lasting.map((record) => [record._id, record])).values()];
    if (unique.length > 0) await this.storeArticles(unique);
  }

  /** Removes articles of streams in these wordings alone: archived again, they are the latest. */
  async removeWordings(
    source: NewsSourceName,
    found: readonly StreamedArticle[],
    read: Pick<ArchivedGathering, 'at' | 'expiresAt'>,
  ): Promise<void> {
    if (found.length === 0) return;
    await this.articles.deleteMany({ _id: { $in: found.map((each) => toStreamedRecord(source, each, read)._id) } });
  }

  /** Removes articles that a source has taken back, in every wording. */
  async removeWithdrawn(
    source: NewsSourceName,
    articles: readonly { stockCode: string; link: string }[],
  ): Promise<void> {
    if (articles.length === 0) return;
    const $or = articles.map(({ stockCode, link }) => ({ archive: storedKeyOf({ source, stockCode }), link }));
    await this.articles.deleteMany({ $or });
  }

  /**
   * Returns the archived articles from `from` on and before `before`, once per link, in the latest wording. `cutAt`: moment before
   * which some may be left out, as their wordings reach `limit`; null where they do not.
   */
  async findBetween(
    key: ArchiveKey,
    { from, before, limit, at }: { from: Date; before: Date; limit: number; at: Date },
  ): Promise<{ articles: SourcedArticle[]; cutAt: Date | null }> {
    const records = await this.articles
      .find({ archive: storedKeyOf(key), publishedAt: { $gte: from, $lt: before }, removeAt: usableAt(at) })
      .sort({ publishedAt: -1, _id: 1 })
      .limit(limit)
      .lean<ArchivedArticleRecord[]>()
      .exec();
    const seenLast = records.toSorted((a, b) => a.seenAt.getTime() - b.seenAt.getTime());
    const articles = [...new Map(seenLast.map((record) => [record.link, toArticle(key, record)])).values()];
    return { articles, cutAt: records.length < limit ? null : (records.at(-1)?.publishedAt ?? null) };
  }

  /** Returns archived articles by their ids in the archive, in no order; those that are gone meanwhile are missing. */
  async findByIds(key: ArchiveKey, ids: readonly string[], at: Date): Promise<SourcedArticle[]> {
    const records = await this.articles
      .find({ _id: { $in: ids }, removeAt: usableAt(at) })
      .lean<ArchivedArticleRecord[]>()
      .exec();
    return records.map((record) => toArticle(key, record));
  }

  /** Returns the spans that gatherings covered without a gap until a moment; one to come was written by a clock that was ahead. */
  async listSpans(key: ArchiveKey, at: Date): Promise<Span[]> {
    const records = await this.spans
      .find({ archive: storedKeyOf(key), to: { $lte: latestAt(at) } })
      .lean<GatheredSpanRecord[]>()
      .exec();
    return records.map(({ from, to }) => ({ from, to }));
  }

  private async storeArticles(records: readonly ArchivedArticleRecord[]): Promise<void> {
    const ids = records.map(({ _id }) => _id);
    const known = await this.articles
      .find({ _id: { $in: ids } }, { removeAt: 1, publishedAt: 1, seenAt: 1, filing: 1 })
      .lean<KnownRecord[]>()
      .exec();
    const there = new Map(known.map((record) => [record._id, record]));
    const missing = records.filter(({ _id }) => !there.has(_id));
    // Another analysis may store the same ones at this moment: the first wins.
    if (missing.length > 0) {
      await this.articles.insertMany(missing, { ordered: false, lean: true }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
    const renewals = records.flatMap((record) => {
      const before = there.get(record._id);
      const update = before && renew(before, record);
      return update == null ? [] : [{ updateOne: { filter: { _id: record._id }, update: { $set: update } } }];
    });
    if (renewals.length > 0) await this.articles.bulkWrite(renewals, { ordered: false });
  }

  /**
   * Spans are only added and, when a longer one contains them, removed. Concurrent writes lose nothing. A span of
   * articles that expire is joined with no earlier one, whose articles expire earlier.
   */
  private async insertSpan(
    archive: string,
    span: Span,
    { at, expiresAt }: Pick<ArchivedGathering, 'at' | 'expiresAt'>,
  ): Promise<void> {
    const all = await this.spans.find({ archive }).lean<GatheredSpanRecord[]>().exec();
    // What a clock ahead has written would hide, once its time has come, what was never read.
    const toCome = all.filter(({ to }) => to > latestAt(at));
    const joinable = expiresAt === null ? all.filter((each) => !toCome.includes(each)) : [];
    const from = coveredBackFrom(span.from, [...joinable, span]);
    await this.spans.create({ archive, from, to: span.to, removeAt: notAfter(removeAtFor(span.to), expiresAt) });
    const over = [...joinable.filter((each) => from <= each.from && each.to <= span.to), ...toCome];
    if (over.length > 0) await this.spans.deleteMany({ _id: { $in: over.map(({ _id }) => _id) } });
  }
}

export const storedKeyOf = ({ source, stockCode }: ArchiveKey) => `${source}:${stockCode}`;
const latestAt = (at: Date) => new Date(at.getTime() + AHEAD_MS);
const removeAtFor = (date: Date, filing?: Pick<Filing, 'reportName'>) =>
  new Date(date.getTime() + (filing && mayNameDays(filing.reportName) ? DATED_FILING_DAYS * DAY_MS : RETENTION_MS));
/** An article that expires within the hour is not taken into an analysis that may still run then. */
export const usableAt = (at: Date) => ({ $gt: new Date(at.getTime() + HOUR_MS) });

const toStreamedRecord = (
  source: NewsSourceName,
  { stockCode, article }: StreamedArticle,
  read: Pick<ArchivedGathering, 'at' | 'expiresAt'>,
) => toRecord(storedKeyOf({ source, stockCode }), article, read);

function toRecord(
  archive: string,
  article: Article,
  { at, expiresAt }: Pick<ArchivedGathering, 'at' | 'expiresAt'>,
): ArchivedArticleRecord {
  const { id, title, description, link, publisher, publishedAt, filing } = article;
  const text = JSON.stringify([archive, link, title, description]);
  return {
    _id: createHash('sha256').update(text).digest('base64url'),
    archive,
    articleId: id,
    title,
    description,
    link,
    publisher,
    publishedAt,
    ...(filing !== undefined && { filing }),
    seenAt: at,
    // A date in the future must not keep it forever.
    removeAt: notAfter(removeAtFor(publishedAt < at ? publishedAt : at, filing), expiresAt),
  };
}

function toArticle({ source }: ArchiveKey, record: ArchivedArticleRecord): SourcedArticle {
  const { articleId, title, description, link, publisher, publishedAt, filing, seenAt } = record;
  const article = { id: articleId, title, description, link, publisher, publishedAt, source, fetchedAt: seenAt };
  return filing === undefined ? article : { ...article, filing };
}
