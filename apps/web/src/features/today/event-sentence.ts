import type { TodayItem } from '@gaemi/contracts/today';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';

/** What happened, or that its text is gone. */
export const sentenceOfEvent = ({ text }: Pick<TodayItem, 'text'>): string =>
  text === null ? '기사 글을 보여 드릴 수 있는 기간이 지났어요.' : writeAmounts(text);
