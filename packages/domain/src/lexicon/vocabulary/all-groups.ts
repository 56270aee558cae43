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

/** Themes whose words give only a direction, without a subject. */
const courseGroups: readonly MeaningGroup[] = [
  { key: 'setback', name: '진행 차질', good: '막혔던 일이 풀렸다는', bad: '진행하던 일이 어긋났다는' },
  { key: 'move', name: '주가 흐름', good: '오름세를 보인다는', bad: '내림세를 보인다는' },
  { key: 'course', name: '사업 흐름', good: '흐름이 나아지고 있다는', bad: '흐름이 나빠지고 있다는' },
];

export const groupsByKey: ReadonlyMap<string, MeaningGroup> = new Map(
  [...meaningGroups, ...courseGroups].map((group) => [group.key, group]),
);
