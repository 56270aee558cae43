import type { StockMasterSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Schema } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

/** The whole list of companies in one document, so that a new list replaces the old one atomically. */
export interface StockMasterRecord {
  _id: 'current';
  /** Version of the list. */
  version: string;
  source: StockMasterSourceName;
  /** Day of the list, in Seoul. */
  asOf: string;
  companies: ListedCompany[];
}

export const stockMasterSchema = defineSchema<StockMasterRecord>(
  {
    _id: { type: String, required: true },
    version: { type: String, required: true },
    source: { type: String, required: true },
    asOf: { type: String, required: true },
    companies: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'stock_master', versionKey: false },
);
