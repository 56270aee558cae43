/** Precision, recall and their harmonic mean from counts. */
export interface Figures {
  precision: number;
  recall: number;
  f1: number;
}

export function figuresOf(count: { right: number; wrong: number; missed: number }): Figures {
  const precision = ratio(count.right, count.right + count.wrong);
  const recall = ratio(count.right, count.right + count.missed);
  return { precision, recall, f1: harmonic(precision, recall) };
}

export function harmonic(a: number, b: number): number {
  return a + b === 0 ? 0 : (2 * a * b) / (a + b);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
