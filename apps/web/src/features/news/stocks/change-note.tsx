import type { NewsStock } from '@gaemi/contracts/news-list';
import { ScoreChange } from '../../../ui/score/score-change.tsx';
import styles from './change-note.module.css';

/** The change since the analysis before or, without one, why there is none. */
export function ChangeNote({ stock: { change, run_count } }: { stock: NewsStock }) {
  if (change !== null) return <ScoreChange change={change} />;
  return <span className={styles.note}>{run_count === 1 ? '첫 분석이에요' : '계산 방식이 달라 비교하지 않아요'}</span>;
}
