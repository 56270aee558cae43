import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { isSynthetic } from '@gaemi/domain/sources';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { CodeBadge } from '../../../ui/table/table-cells.tsx';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import styles from './pinned-bar.module.css';
import { ReanalysisForm } from './reanalysis-form.tsx';

interface Props {
  record: MjbRecord;
  /** A re-analysis is being asked for. */
  busy: boolean;
  /** Gives the sentence of a refusal. */
  onAgain: (to: string) => Promise<string | null>;
}

/** Stays in sight above a result: which stock it is about, which takes the focus, and the way to ask again. */
export function PinnedBar({ record, busy, onAgain }: Props) {
  const { stock_code: code, stock_name: name, searching_period: period } = record;
  const title = useArrivalFocus<HTMLHeadingElement>();
  const { busy: isChanging, watch } = useWatchlistStock({ code, name });
  return (
    <div className={styles.bar}>
      <div className={styles.stock}>
        <h2 ref={title} tabIndex={-1}>
          {name}
        </h2>
        <CodeBadge code={code} />
        {isSynthetic(record.data_source) && <SampleBadge />}
        <HeartButton
          className={styles.heart}
          name={name}
          liked={record.like}
          busy={isChanging}
          onToggle={() => watch(!record.like)}
        />
      </div>
      <ReanalysisForm from={period.slice(0, 10)} busy={busy} onStart={onAgain} />
    </div>
  );
}
