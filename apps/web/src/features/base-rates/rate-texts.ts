import type { BaseRateItem } from '@gaemi/contracts/base-rates';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { newsSides } from '@gaemi/domain/news-side';

/** Answer of a figure: a difference counts once the interval corrected over all of them leaves out the market. */
export const differenceText = (confirmed: boolean) => (confirmed ? '차이가 있었어요' : '차이를 확인하지 못했어요');

/** Name of a kind of event: "호재 수주·계약". */
export const kindText = ({ type, side }: Pick<BaseRateItem, 'type' | 'side'>) =>
  `${side === newsSides[0] ? '호재' : '악재'} ${eventTypeNames[type]}`;

/** Percent with its sign: "+1.2%". */
export function percentText(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (Number(text) === 0) return '0.0%';
  return `${value < 0 ? '−' : '+'}${text}%`;
}

export const intervalText = ({ lo, hi }: Pick<BaseRateItem, 'lo' | 'hi'>) => `${percentText(lo)} ~ ${percentText(hi)}`;
