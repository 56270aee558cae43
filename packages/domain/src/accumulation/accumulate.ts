import type { MjbBasis, MjbRecord } from '@gaemi/contracts/accumulation';
import { MAJOR_BROKERS } from '@gaemi/contracts/accumulation-letters';
import { rankedNetBuyers } from './broker-ranking.ts';
import type { BrokerTrade } from './broker-trading.ts';
import { letterOf, requireShares } from './letters.ts';

/** Letters, percentages and what they rest on, in the names of the record; percentages are not rounded. */
export interface Accumulation
  extends Pick<
    MjbRecord,
    'first_mjb_grade' | 'second_mjb_grade' | 'third_mjb_grade' | 'first_mjb' | 'second_mjb' | 'third_mjb'
  > {
  basis: Pick<
    MjbBasis,
    | 'majors'
    | 'major_buy'
    | 'major_sell'
    | 'lead_buy'
    | 'floating_shares'
    | 'net_over_float'
    | 'churn'
    | 'brokers'
    | 'total_buy'
    | 'total_sell'
    | 'without_lead'
  >;
}

/**
 * The accumulation ratios of a period (docs/domain.md). `brokers`: each once with all it bought and sold in the period.
 * Throws RangeError for figures that are no shares, a broker that is there twice, and floating shares of 0.
 */
export function accumulate(input: { brokers: readonly BrokerTrade[]; floatingShares: number }): Accumulation {
  const { floatingShares } = input;
  requireShares({ floatingShares });
  if (floatingShares === 0) throw new RangeError('Floating shares must be above 0');
  const majors = majorsOf(input.brokers);
  const [lead] = majors;
  const figures = figuresOf(majors);
  const { buy, sell, leadBuy } = figures;
  const others = input.brokers.filter(({ name }) => name !== lead?.name);
  return {
    ...gradesOf(figures, floatingShares),
    first_mjb: firstPercent({ buy, sell }),
    second_mjb: percentOf(buy, floatingShares),
    third_mjb: percentOf(leadBuy, floatingShares),
    basis: {
      majors: majors.map(({ name }) => name),
      major_buy: buy,
      major_sell: sell,
      lead_buy: leadBuy,
      floating_shares: floatingShares,
      net_over_float: percentOf(buy - sell, floatingShares),
      churn: buy === 0 ? 0 : (2 * sell) / (buy + sell),
      brokers: input.brokers.filter((broker) => broker.buy + broker.sell > 0).length,
      total_buy: sumOf(input.brokers, 'buy'),
      total_sell: sumOf(input.brokers, 'sell'),
      without_lead: lead === undefined ? null : withoutLead(others, floatingShares),
    },
  };
}

interface MajorFigures {
  buy: number;
  sell: number;
  leadBuy: number;
}

const majorsOf = (brokers: readonly BrokerTrade[]) => rankedNetBuyers(brokers).slice(0, MAJOR_BROKERS);

function figuresOf(majors: readonly BrokerTrade[]): MajorFigures {
  return { buy: sumOf(majors, 'buy'), sell: sumOf(majors, 'sell'), leadBuy: majors[0]?.buy ?? 0 };
}

function gradesOf({ buy, sell, leadBuy }: MajorFigures, floatingShares: number) {
  return {
    first_mjb_grade: letterOf('first', { numerator: buy, denominator: sell }),
    second_mjb_grade: letterOf('second', { numerator: buy, denominator: floatingShares }),
    third_mjb_grade: letterOf('third', { numerator: leadBuy, denominator: floatingShares }),
  };
}

function withoutLead(others: readonly BrokerTrade[], floatingShares: number): NonNullable<MjbBasis['without_lead']> {
  const grades = gradesOf(figuresOf(majorsOf(others)), floatingShares);
  return { first: grades.first_mjb_grade, second: grades.second_mjb_grade, third: grades.third_mjb_grade };
}

/** Null where something was bought and nothing sold; 0 without majors. */
function firstPercent({ buy, sell }: { buy: number; sell: number }): number | null {
  if (sell > 0) return percentOf(buy, sell);
  return buy > 0 ? null : 0;
}

const percentOf = (part: number, whole: number) => (100 * part) / whole;

const sumOf = (brokers: readonly BrokerTrade[], side: 'buy' | 'sell') =>
  brokers.reduce((sum, broker) => sum + broker[side], 0);
