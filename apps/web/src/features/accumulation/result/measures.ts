import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import {
  type AccumulationLetter,
  type AccumulationMeasure,
  type NextLetter,
  nextLetter,
} from '@gaemi/domain/accumulation/letters';
import { measureNames } from '../../analysis/accumulated/measure-names.ts';

interface Part {
  name: string;
  shares: number;
}

/** One of the three letters of a record with what it was divided from. */
export interface Measured {
  measure: AccumulationMeasure;
  /** On its tile. */
  name: string;
  formula: string;
  letter: AccumulationLetter;
  /** Not rounded; null where something was bought and nothing sold. */
  percent: number | null;
  numerator: Part;
  denominator: Part;
  /** The same buying less what the same brokers sold. */
  net: { sentence: string; percent: number | null; shares: number };
  /** The next better letter; null at A. */
  next: NextLetter | null;
}

/** The three measures of a record in the order of their tiles. */
export function listMeasures(record: MjbRecord): Measured[] {
  const { major_buy, major_sell, lead_buy, floating_shares, majors, net_over_float } = record.basis;
  const [lead = '선도 거래원'] = majors;
  const leadNet = record.net_buyers.find(({ rank }) => rank === 1)?.net_buy ?? 0;
  const majorBuy = { name: '주요 매수', shares: major_buy };
  const floating = { name: '유통주식', shares: floating_shares };
  const majorNet = major_buy - major_sell;
  const measured: Omit<Measured, 'next'>[] = [
    {
      measure: 'first',
      name: measureNames.first,
      formula: '주요 거래원의 매수 ÷ 매도',
      letter: record.first_mjb_grade,
      percent: record.first_mjb,
      numerator: majorBuy,
      denominator: { name: '주요 매도', shares: major_sell },
      net: { sentence: '산 것에서 판 것을 빼면', percent: null, shares: majorNet },
    },
    {
      measure: 'second',
      name: measureNames.second,
      formula: '주요 거래원의 매수 ÷ 유통주식',
      letter: record.second_mjb_grade,
      percent: record.second_mjb,
      numerator: majorBuy,
      denominator: floating,
      net: { sentence: '판 것을 빼고 순매수로 보면', percent: net_over_float, shares: majorNet },
    },
    {
      measure: 'third',
      name: measureNames.third,
      formula: '선도 거래원의 매수 ÷ 유통주식',
      letter: record.third_mjb_grade,
      percent: record.third_mjb,
      numerator: { name: `${lead} 매수`, shares: lead_buy },
      denominator: floating,
      net: { sentence: '판 것을 빼고 순매수로 보면', percent: (100 * leadNet) / floating_shares, shares: leadNet },
    },
  ];
  return measured.map((one) => ({
    ...one,
    next: nextLetter(one.measure, { numerator: one.numerator.shares, denominator: one.denominator.shares }),
  }));
}

/** What the lowest letters of a measure say. */
export const lowestLetters: Record<AccumulationMeasure, string> = {
  first:
    '주요 거래원은 판 것보다 더 산 곳만 모은 것이라 D가 보통 가장 낮은 글자예요. E는 순매수한 거래원이 없었다는 뜻이에요.',
  second: 'D는 유통주식의 2% 이상을 샀다는 뜻이고, E는 2%에 못 미치거나 순매수한 거래원이 없었다는 뜻이에요.',
  third: 'D는 유통주식의 1% 이상을 샀다는 뜻이고, E는 1%에 못 미치거나 순매수한 거래원이 없었다는 뜻이에요.',
};

/** A percentage of a measure, cut to one decimal. */
export function percentText(percent: number | null): string {
  return percent === null ? '매도 없음' : cutPercent(percent);
}

/** Percentage points to the next letter, rounded up, so that what is missing never reads as nothing. */
export function missingText(points: number): string {
  return `${(Math.ceil(points * 10 - 1e-9) / 10).toLocaleString('ko-KR', { minimumFractionDigits: 1 })}%p`;
}
