import styles from './record-total.module.css';

/** How many records there are; nothing while that is not known, and where there are none. */
export function RecordTotal({ total = 0 }: { total: number | undefined }) {
  return total > 0 && <span className={styles.total}> · 전체 {total}건</span>;
}
