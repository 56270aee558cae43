import type { WatchlistSums } from '@gaemi/contracts/watchlist';
import { type AccumulationTrace, accumulationTraces } from '@gaemi/domain/accumulation/trace';
import styles from './trace-chips.module.css';

const words: Record<AccumulationTrace, string> = { clear: '뚜렷해요', medium: '보통이에요', faint: '약해요' };

interface Props {
  sums: Pick<WatchlistSums, 'stocks' | 'traces'>;
  chosen: AccumulationTrace | undefined;
  onChoose: (trace: AccumulationTrace | undefined) => void;
}

/** Words of accumulation, each with the number of stocks of the whole list. */
export function TraceChips({ sums, chosen, onChoose }: Props) {
  const chips = [
    { trace: undefined, label: '전체', count: sums.stocks },
    ...accumulationTraces.map((trace) => ({ trace, label: words[trace], count: sums.traces[trace] })),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, and these filters send none
    <div className={styles.chips} role="group" aria-label="매집 흔적으로 거르기">
      {chips.map(({ trace, label, count }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-pressed={trace === chosen}
          onClick={() => onChoose(trace)}
        >
          {label} <small>{count}</small>
        </button>
      ))}
    </div>
  );
}
