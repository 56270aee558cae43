import type { Span } from '@gaemi/domain/coverage-spans';
import { type NewsSourceName, newsSources } from '@gaemi/domain/sources';
import { defineSchema } from '../define-schema.ts';

/** How far the reader has read a stream of a news source. Its articles are in the archive. */
export interface StreamRecord {
  /** Name of the stream: `feed:www.yna.co.kr/rss/market.xml`. */
  _id: string;
  source: NewsSourceName;
  /** Where the next read goes on, in the stream's own form; null to begin. */
  position: string | null;
  /** Periods of which all articles are archived. */
  spans: Span[];
  /** Moment of the first and of the last read that succeeded; null before. */
  since: Date | null;
  readAt: Date | null;
  /** Why the last read failed; null when it did not, or where it is read no more. */
  error: string | null;
}

export const streamSchema = defineSchema<StreamRecord>(
  {
    _id: { type: String, required: true },
    source: { type: String, enum: newsSources, required: true },
    position: { type: String, default: null },
    spans: { type: [defineSchema<Span>({ from: Date, to: Date }, { _id: false })], default: [] },
    since: { type: Date, default: null },
    readAt: { type: Date, default: null },
    error: { type: String, default: null },
  },
  { collection: 'streams', versionKey: false },
);
