/** Precision, recall and their harmonic mean from counts. */
export interface Figures {
  precision: number;
  recall: number;
  f1: number;
}

export function computeFigures(count: { right: number; wrong: number; missed: number }): Figures {
  const precision = ratio(count.right, count.right + count.wrong);
  const recall = ratio(count.right, count.right + count.missed);
  return { precision, recall, f1: harmonic(precision, recall) };
}

export function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

/** B-cubed F1 of a grouping: how pure and how complete the group of each item is, in the mean. */
export function bCubed(items: readonly { wanted: string; found: string }[]): number {
  const [wanted, found] = [Map.groupBy(items, (item) => item.wanted), Map.groupBy(items, (item) => item.found)];
  const shares = items.map((item) => {
    const together = found.get(item.found) ?? [];
    const both = together.filter((other) => other.wanted === item.wanted).length;
    return { precision: both / together.length, recall: both / (wanted.get(item.wanted)?.length ?? 1) };
  });
  return harmonic(mean(shares.map(({ precision }) => precision)), mean(shares.map(({ recall }) => recall)));
}

/** Mean of values, 0 of none. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
