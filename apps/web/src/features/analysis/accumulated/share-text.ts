import { groupDigits } from '@gaemi/domain/figures/group-digits';
/** "8,412,300주" */
export function sharesText(shares: number): string {
  return `${groupDigits(shares)}주`;
}

/** "+1,234주", "−1,234주", "0주" */
export function signedShares(shares: number): string {
  return `${signed(shares)}주`;
}

/** "+1,234", "−1,234", "0" */
export function signed(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return `${sign}${groupDigits(Math.abs(amount))}`;
}

/** A number of at most one decimal. */
const formatShort = (amount: number) => groupDigits((Math.sign(amount) * Math.round(10 * Math.abs(amount))) / 10);

/** "125만", "-1.2억", "800": a number in the room of an axis. */
export function shortNumber(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1e8) return `${formatShort(amount / 1e8)}억`;
  if (size >= 1e4) return `${formatShort(amount / 1e4)}만`;
  return formatShort(amount);
}

/** "25만 주", "2.5만 주", "1.2억 주", "8,400주": shares in a sentence, cut and never rounded up. */
export function roundShares(shares: number): string {
  if (shares >= 1e8) return `${cut(shares / 1e8, 1)}억 주`;
  if (shares >= 1e5) return `${cut(shares / 1e4, 0)}만 주`;
  if (shares >= 1e4) return `${cut(shares / 1e4, 1)}만 주`;
  return sharesText(shares);
}

const cut = (value: number, decimals: 0 | 1) => groupDigits(Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals);
