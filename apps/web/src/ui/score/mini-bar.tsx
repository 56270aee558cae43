import { classNames } from '../class-names.ts';
import { Bar100 } from './bar-100.tsx';
import styles from './mini-bar.module.css';

interface Props {
  /** Parts of 100. */
  good: number;
  bad: number;
  reserve: number;
  className?: string | undefined;
}

/** A small bar of 100 under its numbers; the reserve's number goes where there is no room for it. */
export function MiniBar({ good, bad, reserve, className }: Props) {
  return (
    <span
      className={classNames(styles.mini, className)}
      role="img"
      aria-label={`호재 ${good}점, 판단 유보 ${reserve}점, 악재 ${bad}점`}
    >
      <span className={styles.numbers} aria-hidden="true">
        <b className={styles.good}>호재 {good}점</b>
        <span className={styles.reserve}>유보 {reserve}</span>
        <b className={styles.bad}>악재 {bad}점</b>
      </span>
      <Bar100 good={good} bad={bad} reserve={reserve} decorative className={styles.bar} />
    </span>
  );
}
