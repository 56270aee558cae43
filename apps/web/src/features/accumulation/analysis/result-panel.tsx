import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { Stack } from '../../../ui/stack/stack.tsx';
import { ResultSections } from '../result/result-sections.tsx';
import { PinnedBar } from './pinned-bar.tsx';
import styles from './result-panel.module.css';

interface Props {
  record: MjbDetail;
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
  /** Another order is on its way. */
  waiting: boolean;
  /** A re-analysis is being asked for. */
  busy: boolean;
  /** Gives the sentence of a refusal. */
  onAgain: (to: string) => Promise<string | null>;
}

/** A finished analysis below the bar that names its stock and asks again. */
export function ResultPanel({ record, sort, onSort, waiting, busy, onAgain }: Props) {
  return (
    <div className={styles.panel}>
      <PinnedBar record={record} busy={busy} onAgain={onAgain} />
      <Stack className={styles.sections}>
        <ResultSections record={record} detail={record} sort={sort} onSort={onSort} waiting={waiting} />
      </Stack>
    </div>
  );
}
