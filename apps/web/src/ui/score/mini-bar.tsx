import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { classNames } from '../class-names.ts';
import { Bar100 } from './bar-100.tsx';
import styles from './mini-bar.module.css';

interface Props {
  /** Parts of 100, with the reserve. */
  scores: Record<NewsSide, number>;
  reserve: number;
  className?: string | undefined;
}

const [left, right] = newsSides;

/** A small bar of 100 under its numbers; the reserve's number goes where there is no room for it. */
export function MiniBar({ scores, reserve, className }: Props) {
  const [leftText, rightText] = [left, right].map((side) => `${labelNames[side]} ${scores[side]}점`);
  return (
    <span
      className={classNames(styles.mini, className)}
      role="img"
      aria-label={`${leftText}, 판단 유보 ${reserve}점, ${rightText}`}
    >
      <span className={styles.numbers} aria-hidden="true">
        <b className={styles[left]}>{leftText}</b>
        <span className={styles.reserve}>유보 {reserve}</span>
        <b className={styles[right]}>{rightText}</b>
      </span>
      <Bar100 scores={scores} reserve={reserve} decorative className={styles.bar} />
    </span>
  );
}
