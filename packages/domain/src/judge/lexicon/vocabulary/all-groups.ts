import type { MeaningGroup } from '../meaning-group.ts';
import { benefit, labour, macro, products } from './business.ts';
import { earnings } from './earnings.ts';
import { fortune, standing } from './idioms.ts';
import { distress, incidents, law } from './law.ts';
import { indexes, outlook, priceMoves, ratings, supplyDemand } from './market.ts';
import { orders } from './orders.ts';
import { capital, ownership, shareholderReturn } from './shareholders.ts';

/** When two groups have the same term, the earlier group wins. */
export const meaningGroups: readonly MeaningGroup[] = [
  earnings,
  orders,
  shareholderReturn,
  capital,
  law,
  incidents,
  distress,
  indexes,
  ratings,
  products,
  labour,
  ownership,
  supplyDemand,
  benefit,
  macro,
  outlook,
  priceMoves,
  fortune,
  standing,
];
