/** Round figures that span a range and always hold 0, smallest first: three to six of them. */
export function axisTicks(lowest: number, highest: number): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  const step = roundStep((high - low) / 3 || 1);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 5, 10].find((round) => round * power >= wanted) ?? 10;
  return Math.max(1, factor * power);
}

const short = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1 });

/** "125만", "-1.2억", "800": a number of shares in the room of an axis. */
export function shortShares(shares: number): string {
  const size = Math.abs(shares);
  if (size >= 1e8) return `${short.format(shares / 1e8)}억`;
  if (size >= 1e4) return `${short.format(shares / 1e4)}만`;
  return short.format(shares);
}

/** "+1,234주", "−1,234주", "0주" */
export function signedShares(shares: number): string {
  const sign = shares > 0 ? '+' : shares < 0 ? '−' : '';
  return `${sign}${Math.abs(shares).toLocaleString('ko-KR')}주`;
}
