import styles from './progress-bar.module.css';

/** How far something has come, 0–100, with its percent; the bar eases from one value to the next. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  const percent = Math.round(value);
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <span className={styles.percent} aria-hidden="true">
        {percent}%
      </span>
    </div>
  );
}
