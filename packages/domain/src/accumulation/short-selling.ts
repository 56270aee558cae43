import type { PriceSourceName } from '../sources.ts';

/** What a day says of those who sold what they had borrowed, of programmes and of bought on credit, in shares. Null: not known. */
export interface ShortSellingDay {
  /** Trading day in Seoul, "yyyy-MM-dd". */
  day: string;
  /** Sold short on the day. */
  sold: number | null;
  /** Lent out and not given back, at its end. Not all of it is sold short. */
  lent: number | null;
  /** Net buying by programmes; negative when they sold more. */
  program: number | null;
  /** Bought with money of the broker and not paid back, at its end. */
  margin: number | null;
}

/** Short selling, lending, programmes and margin beside the brokers of a period. */
export interface ShortSelling {
  source: PriceSourceName;
  /** Ascending. */
  days: ShortSellingDay[];
}

export const shortSellingKinds = ['sold', 'lent', 'program', 'margin'] as const;
export type ShortSellingKind = (typeof shortSellingKinds)[number];

/** What a source gives of one kind by day. */
export type KindByDay = ReadonlyMap<string, number | null>;

/**
 * Joins the kinds by day, ascending. Balances are published days later, and sources at times give 0 for weeks of them: a 0 after other
 * figures is "not known", and becomes null. Nobody gives all back on one day and borrows as much again.
 */
export function joinShortSelling(kinds: Record<ShortSellingKind, KindByDay>): ShortSellingDay[] {
  const days = [...new Set(shortSellingKinds.flatMap((kind) => [...kinds[kind].keys()]))].sort();
  const settled = {
    ...kinds,
    lent: withoutLaterZeros(kinds.lent, days),
    margin: withoutLaterZeros(kinds.margin, days),
  };
  return days.map((day) => ({
    day,
    sold: settled.sold.get(day) ?? null,
    lent: settled.lent.get(day) ?? null,
    program: settled.program.get(day) ?? null,
    margin: settled.margin.get(day) ?? null,
  }));
}

function withoutLaterZeros(figures: KindByDay, days: readonly string[]): KindByDay {
  const first = days.find((day) => (figures.get(day) ?? 0) !== 0);
  if (first === undefined) return figures;
  return new Map([...figures].map(([day, figure]) => [day, day > first && figure === 0 ? null : figure]));
}
