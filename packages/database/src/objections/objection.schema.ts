import { type EventType, eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { Correction } from '@gaemi/domain/objections/corrections';
import {
  type ObjectionKind,
  type ObjectionState,
  objectionKinds,
  objectionStates,
} from '@gaemi/domain/objections/objection';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** An article of the event, under the rights of its source: title and description are removed when its days are over. */
export interface ObjectionArticle {
  link: string;
  title: string;
  description: string;
  publisher: string;
  publishedAt: Date;
  source: NewsSourceName;
  fetchedAt: Date;
}

/** An admin's decision, for the audit rows of its refunds. */
export interface RefundingDecision {
  adminId: Types.ObjectId;
  requestId: string;
  at: Date;
}

/**
 * What members object to about one event of a stock: nobody's personal data. An upheld one corrects every later
 * analysis of the stock by its links and wordings, which stay when the texts go.
 */
export interface ObjectionRecord extends Correction {
  _id: Types.ObjectId;
  stockCode: string;
  stockName: string;
  /** Id of the representative article: the event's own id changes with every article that joins it. */
  event: string;
  kind: ObjectionKind;
  /** The side on which the event was shown. */
  side: NewsSide;
  state: ObjectionState;
  /** The state is open; for the order of the list. */
  open: boolean;
  /** The reason as it was shown; derived text. */
  sentence: string;
  type: EventType;
  /** Day of the event in Seoul. */
  day: string;
  /** The representative article first. */
  articles: ObjectionArticle[];
  /** Number of members who reported it. */
  reports: number;
  createdAt: Date;
  decidedAt: Date | null;
  /** The admin's name of the decision, under which a repeat gets the same answer; absent without one. */
  decidedUnder?: string | undefined;
  /** The decision whose refunds are not all written yet. */
  refunding?: RefundingDecision;
}

const text = { type: String, default: '' } as const;

const articleSchema = defineSchema<ObjectionArticle>(
  {
    link: { type: String, required: true },
    title: text,
    description: text,
    publisher: text,
    publishedAt: { type: Date, required: true },
    source: { type: String, required: true },
    fetchedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const objectionSchema = defineSchema<ObjectionRecord>(
  {
    stockCode: { type: String, required: true },
    stockName: { type: String, required: true },
    event: { type: String, required: true },
    kind: { type: String, enum: objectionKinds, required: true },
    side: { type: String, enum: newsSides, required: true },
    state: { type: String, enum: objectionStates, required: true },
    open: { type: Boolean, required: true },
    sentence: text,
    type: { type: String, enum: eventTypes, required: true },
    day: { type: String, required: true },
    articles: { type: [articleSchema], required: true },
    links: { type: [String], required: true },
    wordings: { type: [String], required: true },
    reports: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    decidedAt: { type: Date, default: null },
    decidedUnder: { type: String },
    refunding: defineSchema<RefundingDecision>(
      {
        adminId: { type: Schema.Types.ObjectId, required: true },
        requestId: { type: String, required: true },
        at: { type: Date, required: true },
      },
      { _id: false },
    ),
  },
  { collection: 'objections', versionKey: false },
);

// One objection per event and what is wrong with it. A corrected side may be objected to again.
objectionSchema.index({ stockCode: 1, event: 1, kind: 1, side: 1 }, { unique: true });
// Corrections of a stock, in the order of their decisions.
objectionSchema.index({ stockCode: 1, state: 1, decidedAt: 1 });
// The queue: open ones first, then the newest; in one state the newest.
objectionSchema.index({ open: -1, createdAt: -1, _id: -1 });
objectionSchema.index({ state: 1, createdAt: -1, _id: -1 });
// Refunds that are not all written, the oldest decision first.
objectionSchema.index({ 'refunding.at': 1 }, { sparse: true });
// For the removal of texts whose time is over.
objectionSchema.index({ 'articles.source': 1, 'articles.fetchedAt': 1 });
