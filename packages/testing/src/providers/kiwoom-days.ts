/** A row of the stub as a provider's day has it: what a broker bought and sold, in shares. */
export interface KiwoomTrade {
  name: string;
  buy: number;
  sell: number;
}

/** Padded with blanks as Kiwoom pads them. */
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

/** Trading of a stock on a day ("20261120"), of those always the same; all that is bought is sold, and some brokers did neither more. */
export function kiwoomDay(stockCode: string, day: string): KiwoomTrade[] {
  const seed = [...`${stockCode}${day}`].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7);
  const bought = names.map((_, index) => 1_000 * (1 + ((seed + index * 37) % 50)));
  // The same figures in another order: so the sums agree.
  return names.map((name, index) => ({
    name,
    buy: bought[index] ?? 0,
    sell: bought[(index + 1 + (seed % (names.length - 1))) % names.length] ?? 0,
  }));
}

/** A figure with the signs of Kiwoom: net selling and what follows another minus come with two. */
export function signed(figure: number, doubled = false): string {
  if (figure === 0) return '0';
  if (figure > 0) return `+${figure}`;
  return doubled ? `--${-figure}` : `-${-figure}`;
}
