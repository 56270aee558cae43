/** Round figures that span a range and always hold 0, smallest first: three to six of them. */
export function axisTicks(lowest: number, highest: number): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  const step = roundStep((high - low) / 3 || 1);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return listTicks(first, last, step);
}

/** Round figures that span the prices of a period, smallest first: two to five of them, without 0. */
export function priceTicks(lowest: number, highest: number): number[] {
  const step = roundStep((highest - lowest) / 3 || 1);
  const first = Math.floor(lowest / step);
  return listTicks(first, Math.max(Math.ceil(highest / step), first + 1), step);
}

const listTicks = (first: number, last: number, step: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((round) => round * power >= wanted) ?? 10;
  return Math.max(1, factor * power);
}
