import type { NewsSide } from '@gaemi/domain/news-side';
import type { EventReport, StockEvent } from '@gaemi/domain/stock-events/stock-event';
import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';
import { type FetchedText, fetchedTexts } from '../news-analysis/news-evidence.schema.ts';

/** An event of a stock under the id that it has for all members. */
export interface StockEventRecord extends StockEvent {
  /** Stock code and event id. */
  _id: string;
  stockCode: string;
  eventId: string;
  family: string[];
  marks: string[];
  firstSeenAt: Date;
  seenAt: Date;
  /** The highest level for alerts, when it was reached and as which side (`Rise`). */
  peak: number;
  raisedIn: number;
  raisedAs: NewsSide | null;
  turnedTo: NewsSide | null;
  /** Number of the recognition that found it first. */
  firstSeenIn: number;
  /** True when a model judged it. */
  byModel: boolean;
  /** The older event that it turned out to be part of; null for none. */
  joinedInto: string | null;
  textsFrom: FetchedText[];
  removeAt: Date;
}

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;
const side = { type: String, default: null } as const;

const report = defineSchema<EventReport>(
  {
    title: { type: String, default: '' },
    link: text,
    publisher: text,
    publishedAt: { type: Date, required: true },
    source: text,
    fetchedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const stockEventSchema = defineSchema<StockEventRecord>(
  {
    _id: text,
    stockCode: text,
    eventId: text,
    family: { type: [String], required: true },
    marks: { type: [String], required: true },
    firstSeenAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    peak: count,
    raisedIn: count,
    raisedAs: side,
    turnedTo: side,
    firstSeenIn: count,
    byModel: { type: Boolean, required: true },
    joinedInto: { type: String, default: null },
    day: text,
    at: { type: Date, required: true },
    type: text,
    side,
    strength: count,
    filed: { type: Boolean, required: true },
    confirmedBy: { type: Schema.Types.Mixed, default: null },
    differsFrom: { type: Schema.Types.Mixed },
    stage: { type: String, default: null },
    text,
    short: text,
    articles: count,
    publishers: count,
    link: text,
    publisher: text,
    sources: { type: [String], required: true },
    sample: { type: Boolean, required: true },
    reports: { type: [report], required: true },
    textsFrom: fetchedTexts,
    removeAt: { type: Date, required: true },
  },
  { collection: 'stock_events', versionKey: false },
);

stockEventSchema.index({ stockCode: 1, joinedInto: 1, day: 1 });
// The page of the day: all companies, newest first.
stockEventSchema.index({ day: 1, joinedInto: 1, at: -1 });
// An event by its id alone, whatever the company.
stockEventSchema.index({ eventId: 1 });
// For the removal of texts whose time is over.
stockEventSchema.index({ 'textsFrom.source': 1, 'textsFrom.fetchedAt': 1 });
stockEventSchema.index({ removeAt: 1 }, { expireAfterSeconds: 0 });
