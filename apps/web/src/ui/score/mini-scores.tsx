import { classNames } from '../class-names.ts';
import { MiniBar } from './mini-bar.tsx';
import styles from './mini-scores.module.css';
import { DivergingBar } from './score-pair.tsx';

interface Props {
  good: number;
  bad: number;
  /** Null for scores of version 1, which are no parts of 100. */
  reserve: number | null;
  className?: string | undefined;
}

/** Both scores, small: over a bar of 100 or, for those of version 1, over a bar each. */
export function MiniScores({ good, bad, reserve, className }: Props) {
  if (reserve !== null) return <MiniBar good={good} bad={bad} reserve={reserve} className={className} />;
  return (
    <span className={classNames(styles.pair, className)}>
      <span className={styles.numbers}>
        <b className={styles.good}>호재 {good}점</b>
        <b className={styles.bad}>악재 {bad}점</b>
      </span>
      <DivergingBar good={good} bad={bad} decorative className={styles.bars} />
    </span>
  );
}
