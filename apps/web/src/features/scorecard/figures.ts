import type { ScorecardAnswer } from '@gaemi/contracts/scorecard';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import type { Verdict } from '@gaemi/domain/scorecard/scorecard';
import type { Direction } from '@gaemi/domain/scoring/direction';

export type Metric = NonNullable<ScorecardAnswer['metrics']>[number];
export type BandPanel = NonNullable<ScorecardAnswer['bands']>[number];
export type Band = BandPanel['rows'][number];

export const NOT_COUNTED = '아직 세지 않았어요';
export const UNCONFIRMED = '예측력이 확인되지 않았어요';

/** What is asked, in which unit, and what each verdict answers. The ends of the axis enclose what usually occurs. */
interface Question {
  id: Metric['id'];
  title: string;
  unit: string;
  axis: { from: number; to: number; nothing: string };
  answers: Record<Verdict, string>;
}

const correlation = { unit: '순위 상관', axis: { from: -0.5, to: 0.5, nothing: '0' } };

export const questions: readonly Question[] = [
  {
    id: 'same_day_rank',
    title: '그날 주가와 함께 움직였나요',
    ...correlation,
    answers: { confirmed: '함께 움직였어요', unconfirmed: UNCONFIRMED, reversed: '조금 반대였어요' },
  },
  {
    id: 'next_day_rank',
    title: '다음 날 주가를 미리 알려 주나요',
    ...correlation,
    answers: { confirmed: '같은 쪽으로 움직였어요', unconfirmed: UNCONFIRMED, reversed: '아니요. 조금 반대였어요' },
  },
  {
    id: 'next_day_auc',
    title: '다음 날 시장보다 오를지 가려내나요',
    unit: 'AUC',
    axis: { from: 0.3, to: 0.7, nothing: '0.5 동전' },
    answers: { confirmed: '동전보다 자주 맞혔어요', unconfirmed: UNCONFIRMED, reversed: '아니요. 조금 반대였어요' },
  },
];

/** The names of the periods, and the figure that answers for each. */
export const periods: Readonly<Record<BandPanel['horizon'], { title: string; metric: Metric['id'] }>> = {
  same_day: { title: '그날', metric: 'same_day_rank' },
  next_day: { title: '다음 날', metric: 'next_day_rank' },
  five_days: { title: '5일 뒤까지', metric: 'five_days_rank' },
};

const periodAnswers: Record<Verdict, string> = {
  confirmed: '점수와 같은 쪽으로 움직였어요',
  unconfirmed: UNCONFIRMED,
  reversed: '조금 반대였어요',
};

/** Answer of a panel. News of the same day may have been written because the price moved. */
export function periodAnswer(horizon: BandPanel['horizon'], verdict: Verdict | undefined): string {
  if (verdict === undefined) return NOT_COUNTED;
  if (horizon === 'same_day' && verdict === 'confirmed') return '함께 움직였어요. 기사가 주가를 보고 쓰이기도 해요';
  return periodAnswers[verdict];
}

export const bandNames: Record<Direction, string> = {
  strong_bad: '악재 강세',
  bad: '악재 우세',
  even: '중립',
  good: '호재 우세',
  strong_good: '호재 강세',
};

/** Whether the interval of a figure excludes its value without a relation, although all figures together do not. */
export const maybeChance = ({ verdict, lo, hi, null_value }: Metric): boolean =>
  verdict === 'unconfirmed' && (lo > null_value || hi < null_value);

/** A figure with two decimals and a real minus sign. */
export const figureText = (value: number): string => signed(value.toFixed(2));

/** A return in percent with its sign. */
export function percentText(value: number): string {
  const text = signed((value * 100).toFixed(1));
  return `${value > 0 && Number(text) !== 0 ? '+' : ''}${text}%`;
}

export const shareText = (share: number): string => `${Math.round(share * 100)}%`;
export const countText = (count: number): string => groupDigits(count);

/** Size of a file in the unit that fits. */
export function sizeText(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  return bytes < 1_048_576 ? `${Math.round(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

function signed(text: string): string {
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}
