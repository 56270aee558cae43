import type { Grade } from '@gaemi/domain/members/grades';
import { isSynthetic } from '@gaemi/domain/sources';
import type { ReactNode } from 'react';
import { GradeBadge, SampleBadge } from '../../../ui/badge/badge.tsx';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { CodeBadge } from '../../../ui/table/table-cells.tsx';
import { useWatchedStock } from '../../stocks/watched-stock.ts';
import styles from './result-head.module.css';

interface Props {
  record: { stock_code: string; stock_name: string; model_tier: Grade; data_source: string; like: boolean };
  /** What else is to be said of the analysis, in spans. */
  children: ReactNode;
}

/** Which stock a result that has just arrived is about; it takes the focus. */
export function ResultHead({ record, children }: Props) {
  const { stock_code: code, stock_name: name } = record;
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { busy, watch } = useWatchedStock({ code, name });
  return (
    <>
      <div className={styles.name}>
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        <CodeBadge code={code} />
        <HeartButton
          className={styles.heart}
          name={name}
          liked={record.like}
          busy={busy}
          onToggle={() => watch(!record.like)}
        />
      </div>
      <p className={styles.meta}>
        <GradeBadge grade={record.model_tier} />
        {isSynthetic(record.data_source) && <SampleBadge />}
        {children}
      </p>
    </>
  );
}
