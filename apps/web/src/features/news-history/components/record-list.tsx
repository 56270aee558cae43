import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { listedRecord, newsRecordsQuery, newsSideQuery, type RecordFilter } from '../api/news-records.ts';
import { useNewsRecords } from '../hooks/use-news-records.ts';
import type { useRecordsPlace } from '../hooks/use-records-place.ts';
import { RecordCard } from './record-card.tsx';
import styles from './record-list.module.css';
import { RecordSkeletons } from './record-skeleton.tsx';

interface Props {
  filter: RecordFilter;
  location: ReturnType<typeof useRecordsPlace>;
  /** The card to return to: the one whose detail was just left, or the one that was open before a reload. */
  returnTo: { id: string; focus: boolean } | null;
  /** Shown where there is no record. */
  empty: ReactNode;
}

/** Cards, three a page, one open at a time, until the last page has come. */
export function RecordList({ filter, location, returnTo, empty }: Props) {
  const { place, showPages, openCard, detailLink } = location;
  const client = useQueryClient();
  const { records, total, isLoading, isFailed, isRetrying, retry } = useNewsRecords(filter, place.pages);
  const list = useReturn(returnTo, records.length);

  if (isFailed && records.length === 0) {
    return <ErrorPanel title="뉴스 데이터를 가져오는 데 실패했습니다." onRetry={retry} busy={isRetrying} />;
  }
  if (total === undefined) return <RecordSkeletons />;
  if (total === 0) return empty;

  const prefetchDetail = (id: string) => {
    const record = listedRecord(client, id);
    void client.prefetchQuery({ ...newsSideQuery(record, 'good') });
    void client.prefetchQuery({ ...newsSideQuery(record, 'bad') });
  };
  const next = place.pages + 1;
  const prefetchNext = () => void client.prefetchQuery(newsRecordsQuery(filter, next));
  return (
    <div className={styles.list} ref={list}>
      <p className="sr" role="status">
        전체 {total}건 가운데 {records.length}건을 보고 있어요.
      </p>
      {records.map((record) => (
        <RecordCard
          key={record._id}
          record={record}
          onNear={() => prefetchDetail(record._id)}
          opening={{
            isOpen: place.card === record._id,
            onToggle: () => openCard(place.card === record._id ? null : record._id),
            linkOf: (side) => detailLink(record._id, side),
          }}
        />
      ))}
      <div className={styles.end}>
        <ListEnd
          {...{ total, isLoading, isFailed, isRetrying, retry }}
          shown={records.length}
          onMore={() => showPages(next)}
          onNear={prefetchNext}
        />
      </div>
    </div>
  );
}

interface EndProps {
  shown: number;
  total: number;
  isLoading: boolean;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
  onMore: () => void;
  onNear: () => void;
}

function ListEnd({ shown, total, isLoading, isFailed, isRetrying, retry, onMore, onNear }: EndProps) {
  if (isFailed) {
    return (
      <p className={styles.failed} role="alert">
        뉴스 데이터를 가져오는 데 실패했습니다.
        <Button onClick={retry} busy={isRetrying}>
          다시 시도
        </Button>
      </p>
    );
  }
  if (shown >= total) return <p className={styles.done}>모두 봤어요 · 전체 {total}건</p>;
  return (
    <Button
      look="ghost"
      size="large"
      busy={isLoading}
      onClick={onMore}
      onPointerEnter={isLoading ? undefined : onNear}
      onFocus={isLoading ? undefined : onNear}
    >
      {isLoading ? (
        '로딩...'
      ) : (
        <>
          더보기 <ChevronDown size={20} aria-hidden />
        </>
      )}
    </Button>
  );
}

/** Brings a card back into view once it is there. */
function useReturn(returnTo: Props['returnTo'], shown: number) {
  const list = useRef<HTMLDivElement>(null);
  const pending = useRef(returnTo);
  useEffect(() => {
    const { id, focus } = pending.current ?? {};
    const body =
      id === undefined ? null : list.current?.querySelector(`[aria-controls="record-${id.replace(/\W/g, '')}"]`);
    if (shown === 0 || !(body instanceof HTMLElement)) return;
    pending.current = null;
    body.closest('article')?.scrollIntoView({ block: focus ? 'start' : 'nearest' });
    if (focus) body.focus({ preventScroll: true });
  }, [shown]);
  return list;
}
