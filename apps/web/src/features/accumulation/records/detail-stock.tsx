import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { isSynthetic } from '@gaemi/domain/sources';
import { dateText } from '../../../shared/seoul-date.ts';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { CodeBadge } from '../../../ui/table/table-cells.tsx';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import styles from './detail-stock.module.css';

/** Beside the way back: which stock a record is about, its heart, and the way to ask for other days. */
export function DetailStock({ record }: { record: MjbRecord }) {
  const { stock_code: code, stock_name: name } = record;
  const { busy, watch } = useWatchlistStock({ code, name });
  return (
    <div className={styles.stock}>
      <h2>{name}</h2>
      <CodeBadge code={code} />
      <HeartButton
        className={styles.heart}
        name={name}
        liked={record.like}
        busy={busy}
        onToggle={() => watch(!record.like)}
      />
      <ButtonLink look="line" className={styles.again} to={`/mjb?q=${code}`}>
        다른 기간 구하기
      </ButtonLink>
    </div>
  );
}

/** What a list says of a record, beside its period. */
export function DetailFacts({ record }: { record: MjbRecord }) {
  return (
    <>
      <b className={styles.printed}>
        {record.stock_name} {record.stock_code}
      </b>
      {isSynthetic(record.data_source) && <SampleBadge />}
      <time className="nb" dateTime={record.created_at}>
        {dateText(record.created_at)} 분석
      </time>
    </>
  );
}
