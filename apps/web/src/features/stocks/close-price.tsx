import type { LastClose } from '@gaemi/contracts/last-close';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { isSynthetic } from '@gaemi/domain/sources';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import styles from './close-price.module.css';

const sourceNames: Record<LastClose['source'], string> = {
  kiwoom: '키움증권',
  kis: '한국투자증권',
  csv: '운영자 제공',
  sample: '예시 데이터',
  none: '',
};
const dayText = (day: string) => day.replaceAll('-', '.');

interface Props {
  price: LastClose | null;
  /** Day that a note beside it names. */
  asOf?: string;
}

/** The last stored close and its change; nothing where none is stored. */
export function ClosePrice({ price, asOf = '' }: Props) {
  if (price === null) return null;
  const { close, change_pct: change, as_of: day } = price;
  return (
    <span className={styles.price}>
      <b>{groupDigits(close)}원</b>
      {change !== null && <Change percent={change} />}
      {day !== asOf && <small>{dayText(day)} 종가</small>}
    </span>
  );
}

function Change({ percent }: { percent: number }) {
  if (percent === 0) return <span className={styles.same}>변동 없음</span>;
  return (
    <span className={percent > 0 ? styles.up : styles.down}>
      <span aria-hidden="true">{percent > 0 ? '▲' : '▼'} </span>
      {Math.abs(percent).toFixed(1)}%<span className="sr"> {percent > 0 ? '올랐어요' : '내렸어요'}</span>
    </span>
  );
}

/** Day of the newest close of a board; empty where no stock has one. */
export const newestClose = (stocks: readonly Pick<Props, 'price'>[]): string =>
  stocks
    .map(({ price }) => price?.as_of ?? '')
    .toSorted()
    .at(-1) ?? '';

/** Day and source of the closes of a board. */
export function PriceNote({ stocks, asOf }: { stocks: readonly { price: LastClose | null }[]; asOf: string }) {
  const source = stocks.find(({ price }) => price !== null)?.price?.source;
  if (source === undefined) return null;
  return (
    <p className={styles.note}>
      주가는 {dayText(asOf)} 종가예요. {isSynthetic(source) ? <SampleBadge /> : `출처 ${sourceNames[source]}`}
    </p>
  );
}
