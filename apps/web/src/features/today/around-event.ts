interface Close {
  day: string;
  close: number;
}

/** Closes around an event. `slot`: trading days after its day, negative before it. */
export interface ClosesAround {
  slots: (Close & { slot: number })[];
  /** The last close before the day; null where none is held. */
  before: Close | null;
  /** That of the day, or of the next trading day after one without trade; null where it has not been. */
  own: Close | null;
  /** Trading days of the reach that have not been. */
  pending: number;
}

/** Places closes, the earliest first, around the day of an event. */
export function aroundEvent(closes: readonly Close[], day: string, reach: number): ClosesAround {
  const found = closes.findIndex((each) => each.day >= day);
  const at = found === -1 ? closes.length : found;
  const slots = closes
    .map((each, index) => ({ ...each, slot: index - at }))
    .filter(({ slot }) => Math.abs(slot) <= reach);
  const last = slots.at(-1)?.slot ?? -1;
  return { slots, before: closes[at - 1] ?? null, own: closes[at] ?? null, pending: reach - last };
}
