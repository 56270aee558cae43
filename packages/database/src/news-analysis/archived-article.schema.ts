import type { Filing } from '@gaemi/domain/filings/filing';
import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** An article that a source gave for a company, archived for later analyses. It has no data of a member. */
export interface ArchivedArticleRecord {
  /**
   * Hash of archive key, link and text: the same article is stored once, and another wording under the same link
   * separately.
   */
  _id: string;
  /** Archive key as `<source>:<stock code>`. */
  archive: string;
  articleId: string;
  title: string;
  description: string;
  link: string;
  publisher: string;
  publishedAt: Date;
  /** Set when the article is a filing. */
  filing?: Filing;
  /** Moment at which the source gave it first. */
  seenAt: Date;
  removeAt: Date;
}

export const archivedArticleSchema = defineSchema<ArchivedArticleRecord>(
  {
    _id: { type: String, required: true },
    archive: { type: String, required: true },
    articleId: { type: String, required: true },
    title: { type: String, required: true },
    description: { type: String, default: '' },
    link: { type: String, required: true },
    publisher: { type: String, required: true },
    publishedAt: { type: Date, required: true },
    filing: { type: Schema.Types.Mixed, default: undefined },
    seenAt: { type: Date, required: true },
    removeAt: { type: Date, required: true },
  },
  { collection: 'archived_articles', versionKey: false },
);

archivedArticleSchema.index({ archive: 1, publishedAt: -1 });
// The latest filings of all companies.
archivedArticleSchema.index({ publishedAt: -1 }, { partialFilterExpression: { filing: { $exists: true } } });
archivedArticleSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
