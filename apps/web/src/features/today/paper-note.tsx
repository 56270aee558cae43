import type { Today } from '@gaemi/contracts/today';
import { labelNames } from '@gaemi/domain/news-side';
import { usePrinting } from '../../ui/use-printing.ts';
import { filterNames, isChosen, type TodayFilters } from './today-filters.ts';
import styles from './today-route.module.css';

interface Props {
  today: Pick<Today, 'items' | 'page' | 'size' | 'total'>;
  filters: TodayFilters;
}

/** On paper, where filters and page numbers are left out: which events of the day stand there, unless all of them do. */
export function PaperNote({ today: { items, page, size, total }, filters }: Props) {
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const chosen = [
    ...(filters.side === undefined ? [] : [labelNames[filters.side]]),
    ...filterNames.flatMap(([name, filter]) => (isChosen(filters, filter) ? [name] : [])),
  ];
  const before = (page - 1) * size;
  const notes = [
    ...(chosen.length === 0 ? [] : [`고른 조건: ${chosen.join(', ')}.`]),
    ...(items.length === 0 || items.length === total
      ? []
      : [`${total}건 가운데 ${before + 1}~${before + items.length}번째 소식이에요.`]),
  ];
  return notes.length > 0 && <p className={styles.sources}>{notes.join(' ')}</p>;
}
