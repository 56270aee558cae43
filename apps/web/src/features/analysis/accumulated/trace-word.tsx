import type { MjbBasis } from '@gaemi/contracts/accumulation';
import {
  type AccumulationTrace,
  accumulationTraces,
  gradeTrace,
  traceSentences,
} from '@gaemi/domain/accumulation/trace';
import { classNames } from '../../../ui/class-names.ts';
import styles from './trace-word.module.css';

/** The word for the three letters of an analysis. */
export function findTrace(basis: Pick<MjbBasis, 'major_buy' | 'major_sell' | 'floating_shares'>): AccumulationTrace {
  return gradeTrace({
    majorBuy: basis.major_buy,
    majorSell: basis.major_sell,
    floatingShares: basis.floating_shares,
  });
}

/** How clear the trace of an accumulation is: one to three squares, never in the colour of a side, and the sentence. */
export function TraceWord({ trace, className }: { trace: AccumulationTrace; className?: string | undefined }) {
  const filled = accumulationTraces.length - accumulationTraces.indexOf(trace);
  return (
    <span className={classNames(styles.trace, className)}>
      <span className={styles.squares} aria-hidden="true">
        {accumulationTraces.map((each, at) => (
          <i key={each} className={at < filled ? styles.filled : undefined} />
        ))}
      </span>
      {traceSentences[trace]}
    </span>
  );
}
