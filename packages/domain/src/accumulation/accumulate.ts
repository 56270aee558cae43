import { rankedNetBuyers } from './broker-ranking.ts';
import type { BrokerTrade } from './broker-trading.ts';
import {
  type AccumulationLetter,
  type AccumulationMeasure,
  letterOf,
  MAJOR_BROKERS,
  requireShares,
} from './letters.ts';

export type Letters = Record<AccumulationMeasure, AccumulationLetter>;

/** Figures behind the letters of a period, in shares. Formulas: docs/domain.md. */
export interface LetterBasis {
  /** Names of the majors, the lead first; empty when no broker is a net buyer. */
  majors: string[];
  majorBuy: number;
  majorSell: number;
  leadBuy: number;
  floatingShares: number;
  /** Net buying of the majors ÷ floating shares, in percent. */
  netOverFloat: number;
  /** 1 − |net| / (buy + sell) of the majors: 1 when they sold all they bought; 0 without majors. */
  churn: number;
  /** Brokers that traded. */
  brokers: number;
  /** Σ of all brokers; they are equal where the source was complete. */
  totalBuy: number;
  totalSell: number;
  /** The letters if the lead had not traded; null without majors. */
  withoutLead: Letters | null;
}

/** Letters, percentages and the figures behind them. Percentages are not rounded. */
export interface Accumulation {
  letters: Letters;
  /** In percent; the first is null when the majors bought but did not sell. */
  percents: { first: number | null; second: number; third: number };
  basis: LetterBasis;
}

/**
 * Computes the accumulation ratios of a period (docs/domain.md).
 * `brokers` lists each broker once, with its totals of the period. Throws RangeError for figures that are not share
 * counts, for a broker listed twice and for floating shares of 0.
 */
export function accumulate(input: { brokers: readonly BrokerTrade[]; floatingShares: number }): Accumulation {
  const { floatingShares } = input;
  requireShares({ floatingShares });
  if (floatingShares === 0) throw new RangeError('Floating shares must be above 0');
  const majors = pickMajors(input.brokers);
  const [lead] = majors;
  const figures = computeFigures(majors);
  const { buy, sell, leadBuy } = figures;
  const others = input.brokers.filter(({ name }) => name !== lead?.name);
  return {
    letters: lettersOf(figures, floatingShares),
    percents: {
      first: firstPercent({ buy, sell }),
      second: computePercent(buy, floatingShares),
      third: computePercent(leadBuy, floatingShares),
    },
    basis: {
      majors: majors.map(({ name }) => name),
      majorBuy: buy,
      majorSell: sell,
      leadBuy,
      floatingShares,
      netOverFloat: computePercent(buy - sell, floatingShares),
      churn: buy === 0 ? 0 : (2 * sell) / (buy + sell),
      brokers: input.brokers.filter((broker) => broker.buy + broker.sell > 0).length,
      totalBuy: addUp(input.brokers, 'buy'),
      totalSell: addUp(input.brokers, 'sell'),
      withoutLead: lead === undefined ? null : lettersOf(computeFigures(pickMajors(others)), floatingShares),
    },
  };
}

interface MajorFigures {
  buy: number;
  sell: number;
  leadBuy: number;
}

const pickMajors = (brokers: readonly BrokerTrade[]) => rankedNetBuyers(brokers).slice(0, MAJOR_BROKERS);

function computeFigures(majors: readonly BrokerTrade[]): MajorFigures {
  return { buy: addUp(majors, 'buy'), sell: addUp(majors, 'sell'), leadBuy: majors[0]?.buy ?? 0 };
}

function lettersOf({ buy, sell, leadBuy }: MajorFigures, floatingShares: number): Letters {
  return {
    first: letterOf('first', { numerator: buy, denominator: sell }),
    second: letterOf('second', { numerator: buy, denominator: floatingShares }),
    third: letterOf('third', { numerator: leadBuy, denominator: floatingShares }),
  };
}

/** Returns null when the majors bought but did not sell, 0 without majors. */
function firstPercent({ buy, sell }: { buy: number; sell: number }): number | null {
  if (sell > 0) return computePercent(buy, sell);
  return buy > 0 ? null : 0;
}

const computePercent = (part: number, whole: number) => (100 * part) / whole;

const addUp = (brokers: readonly BrokerTrade[], side: 'buy' | 'sell') =>
  brokers.reduce((sum, broker) => sum + broker[side], 0);
