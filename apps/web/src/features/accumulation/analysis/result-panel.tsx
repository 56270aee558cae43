import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { periodLabel } from '@gaemi/domain/accumulation/period-label';
import { Card } from '../../../ui/card/card.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { ResultHead } from '../../analysis/records/result-head.tsx';
import { LettersSection } from '../result/letters-section.tsx';
import { ResultSections } from '../result/result-sections.tsx';
import { ReanalysisBar } from './reanalysis-bar.tsx';
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

/** A finished analysis: which stock, which letters, where they come from, who bought, and the way to ask again. */
export function ResultPanel({ record, sort, onSort, waiting, busy, onAgain }: Props) {
  const { searching_period: period } = record;
  return (
    <>
      <Card role="region" aria-label="매집비 결과">
        <div className={styles.head}>
          <ResultHead record={record}>
            <span>
              {period} · {periodLabel(period)}
            </span>
          </ResultHead>
        </div>
        <LettersSection record={record} />
      </Card>
      <ResultSections record={record} sort={sort} onSort={onSort} waiting={waiting} />
      <ReanalysisBar from={period.slice(0, 10)} busy={busy} onStart={onAgain} />
      <Disclaimer />
    </>
  );
}
