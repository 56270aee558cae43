/**
 * "1,450": a number of at most three decimals as `toLocaleString('ko-KR')` writes it. By hand, as a phone takes a tenth of a second to
 * make its first formatter, in the middle of the first screen.
 */
export function groupDigits(value: number | bigint): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}
