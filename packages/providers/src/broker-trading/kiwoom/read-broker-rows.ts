import type { BrokerTrade, StatedSums } from '@gaemi/domain/accumulation/broker-trading';
import * as z from 'zod';
import { contradiction, malformed } from '../../kiwoom/kiwoom-answer.ts';
import { isSaturated, readBrokerName, readFigure } from '../../kiwoom/kiwoom-numbers.ts';

const text = z.union([z.string(), z.number().transform(String)]);
const given = text.nullish().transform((value) => value ?? '');

const rankPage = z.object({
  rank_1: given,
  rank_2: given,
  rank_3: given,
  stk_sec_rank: z.array(z.object({ mmcm_nm: given, buy_qty: given, sell_qty: given, acc_netprps_qty: given })),
});
type RankPage = z.infer<typeof rankPage>;

/** Brokers of one answer, each once, and the totals stated on each page (`sell` from 0). */
export interface BrokerRows {
  trades: BrokerTrade[];
  stated: StatedSums[];
}

/**
 * Reads the pages of a ka10038 answer. @throws ProviderError `malformed` when they are not in the format or contradict
 * themselves
 */
export function readBrokerRows(pages: readonly unknown[]): BrokerRows {
  const read = pages.map((page) => {
    const result = rankPage.safeParse(page);
    if (!result.success) throw malformed('answer is no list of brokers');
    return result.data;
  });
  const rows = read.flatMap(({ stk_sec_rank }) => stk_sec_rank.map(readRow)).filter((row) => row !== null);
  return { trades: mergeTrades([rows]), stated: read.map(statedSums) };
}

/**
 * Joins lists of brokers by name. Equal rows count once; others of one name are added up, since two members may have the
 * same one (of a merger, the old one stays in the list).
 */
export function mergeTrades(lists: readonly (readonly BrokerTrade[])[]): BrokerTrade[] {
  const rows = new Map(lists.flat().map((trade) => [JSON.stringify([trade.name, trade.buy, trade.sell]), trade]));
  const trades = new Map<string, BrokerTrade>();
  for (const { name, buy, sell } of rows.values()) {
    const known = trades.get(name);
    trades.set(name, { name, buy: buy + (known?.buy ?? 0), sell: sell + (known?.sell ?? 0) });
  }
  return [...trades.values()];
}

/** Returns true when the stated totals equal the sums of the brokers. */
export function agrees(stated: StatedSums, trades: readonly BrokerTrade[]): boolean {
  const sums = addUp(trades);
  return sides.every((name) => stated[name] === null || stated[name] === sums[name]);
}

/**
 * Returns the totals of the day that two halves state where their brokers do not add up to them. A half states totals of its own or those
 * of the day: the nearer ones are meant. Those of its own differ from the brokers of the day by as much as from its own.
 */
export function differingOfHalves(halves: readonly BrokerRows[], all: readonly BrokerTrade[]): StatedSums | undefined {
  const ofDay = addUp(all);
  const differing = halves.flatMap(({ trades, stated }) => {
    const sums = stated.find((each) => !agrees(each, trades) && !agrees(each, all));
    return sums === undefined ? [] : [{ sums, own: addUp(trades) }];
  });
  const whole = differing.find(({ sums, own }) => computeDistance(sums, ofDay) <= computeDistance(sums, own));
  if (whole !== undefined || differing.length === 0) return whole?.sums;
  const addGaps = (name: Side): number | null => {
    const gaps = differing.flatMap(({ sums: { [name]: stated }, own }) =>
      stated === null ? [] : [stated - own[name]],
    );
    return gaps.length === 0 ? null : gaps.reduce((sum, gap) => sum + gap, ofDay[name]);
  };
  return { buy: addGaps('buy'), sell: addGaps('sell'), net: addGaps('net') };
}

const sides = ['buy', 'sell', 'net'] as const;
type Side = (typeof sides)[number];

const computeDistance = (stated: StatedSums, sums: Record<Side, number>): number =>
  sides.reduce((total, name) => total + Math.abs((stated[name] ?? sums[name]) - sums[name]), 0);

function addUp(trades: readonly BrokerTrade[]): Record<Side, number> {
  const buy = trades.reduce((sum, trade) => sum + trade.buy, 0);
  const sell = trades.reduce((sum, trade) => sum + trade.sell, 0);
  return { buy, sell, net: buy - sell };
}

/** Returns null for an empty row. A blank quantity is 0, and the net must still match. */
function readRow(row: RankPage['stk_sec_rank'][number]): BrokerTrade | null {
  const name = readBrokerName(row.mmcm_nm);
  const [buy, sell, net] = [
    readWholeNumber(row.buy_qty),
    readWholeNumber(row.sell_qty),
    readWholeNumber(row.acc_netprps_qty),
  ];
  if (buy === null && sell === null && net === null) return null;
  if (name === '') throw contradiction('a broker without a name');
  const trade = { name, buy: buy ?? 0, sell: Math.abs(sell ?? 0) };
  if (trade.buy < 0) throw contradiction('a broker with negative buying');
  if (net !== trade.buy - trade.sell) throw contradiction("a broker's net is not its buying less its selling");
  return trade;
}

/** Zeros or blanks only state no totals: answers without rows look like that. */
function statedSums(page: RankPage): StatedSums {
  const [buy, sell, net] = [readWholeNumber(page.rank_1), readWholeNumber(page.rank_2), readWholeNumber(page.rank_3)];
  if (!buy && !sell && !net) return { buy: null, sell: null, net: null };
  return { buy, sell: sell === null ? null : Math.abs(sell), net };
}

function readWholeNumber(figure: string): number | null {
  if (isSaturated(figure)) throw contradiction('a figure is saturated');
  const value = readFigure(figure);
  if (value === undefined || (value !== null && !Number.isSafeInteger(value)))
    throw contradiction('a figure is no number');
  return value;
}
