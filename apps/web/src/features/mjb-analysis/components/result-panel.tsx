import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { periodLabel } from '@gaemi/domain/accumulation/period-label';
import { useArrivalFocus } from '../../../components/arrival-focus.ts';
import { GradeBadge, SampleBadge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { HeartButton } from '../../../components/heart-button.tsx';
import { CodeBadge } from '../../../components/table-cells.tsx';
import { LettersSection } from '../../../mjb-result/letters-section.tsx';
import { ResultSections } from '../../../mjb-result/result-sections.tsx';
import { useWatchedStock } from '../../../session/watched-stock.ts';
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
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { stock_code: code, stock_name: name, searching_period: period } = record;
  const { busy: isChanging, watch } = useWatchedStock({ code, name });
  return (
    <>
      <Card role="region" aria-label="매집비 결과">
        <div className={styles.head}>
          <div className={styles.name}>
            <h2 ref={title} tabIndex={-1}>
              {name}
            </h2>
            <CodeBadge code={code} />
            <HeartButton
              className={styles.heart}
              name={name}
              liked={record.like}
              busy={isChanging}
              onToggle={() => watch(!record.like)}
            />
          </div>
          <p className={styles.meta}>
            <GradeBadge grade={record.model_tier} />
            {record.data_source === 'sample' && <SampleBadge />}
            <span>
              {period} · {periodLabel(period)}
            </span>
          </p>
        </div>
        <LettersSection record={record} />
      </Card>
      <ResultSections record={record} sort={sort} onSort={onSort} waiting={waiting} />
      <ReanalysisBar from={period.slice(0, 10)} busy={busy} onStart={onAgain} />
      <p className={styles.note}>투자 판단의 책임은 본인에게 있어요</p>
    </>
  );
}
