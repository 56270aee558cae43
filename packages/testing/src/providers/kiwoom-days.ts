/** A broker's trading on a day of the stub, in shares. */
export interface KiwoomTrade {
  name: string;
  buy: number;
  sell: number;
}

/** Names with the padding of Kiwoom. */
const names = [
  '키  움',
  '미래에셋',
  '한국투자증권',
  '삼  성',
  'NH투자증권',
  '교  보',
  '한  화',
  'H S B C',
  'JP모간서울',
  'UBS',
];

/**
 * Returns the trading of a stock on a day ("20261120"), always the same. Buying equals selling in total, and some
 * brokers have a net of 0.
 */
export function kiwoomDay(stockCode: string, day: string): KiwoomTrade[] {
  const seed = [...`${stockCode}${day}`].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7);
  const bought = names.map((_, index) => 1_000 * (1 + ((seed + index * 37) % 50)));
  // The same figures in another order, so that the sums are equal.
  return names.map((name, index) => ({
    name,
    buy: bought[index] ?? 0,
    sell: bought[(index + 1 + (seed % (names.length - 1))) % names.length] ?? 0,
  }));
}

/** Formats a figure with the signs of Kiwoom: net selling, and a figure after another minus, have two. */
export function signed(figure: number, doubled = false): string {
  if (figure === 0) return '0';
  if (figure > 0) return `+${figure}`;
  return doubled ? `--${-figure}` : `-${-figure}`;
}
