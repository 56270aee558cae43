import { createRequestId } from '../../../shared/request-id.ts';

/** A stock whose analysis was asked for on a screen that has no room for it. */
export interface PickedStock {
  code: string;
  name: string;
  /** Days of an accumulation analysis. */
  period?: { from: string; to: string };
}

let handed: { id: string; stock: PickedStock } | null = null;

/**
 * Hands a stock to the screen that analyses it. Returns the state of the history entry that takes it: not the stock itself, since a
 * reload or a step back to that entry must not charge again.
 */
export function handOverStock(stock: PickedStock): { handOver: string } {
  handed = { id: createRequestId(), stock };
  return { handOver: handed.id };
}

/** Returns the stock that was handed over with this entry, once. */
export function takeHandedStock(entry: unknown): PickedStock | null {
  if (handed === null || !holdsHandOver(entry) || entry.handOver !== handed.id) return null;
  const { stock } = handed;
  handed = null;
  return stock;
}

function holdsHandOver(entry: unknown): entry is { handOver: unknown } {
  return typeof entry === 'object' && entry !== null && 'handOver' in entry;
}
