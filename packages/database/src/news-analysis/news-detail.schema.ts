import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

export interface NewsDetailRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  analysisId: Types.ObjectId;
  side: NewsSide;
  content: SideDetail;
}

export const newsDetailSchema = defineSchema<NewsDetailRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    analysisId: { type: Schema.Types.ObjectId, required: true },
    side: { type: String, enum: newsSides, required: true },
    content: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'news_details', versionKey: false, minimize: false },
);

// One detail per analysis and side.
newsDetailSchema.index({ analysisId: 1, side: 1 }, { unique: true });
// For withdrawals: they find the member's records in a transaction, which must not read the whole collection.
newsDetailSchema.index({ userId: 1 });
// Finds which events of a stock the member's analyses told.
newsDetailSchema.index({ userId: 1, 'content.stockCode': 1 });
