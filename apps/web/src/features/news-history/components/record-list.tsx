import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecordPages, type ReturnTo } from '../../../records/record-pages.tsx';
import { listedRecord, newsRecordsQuery, newsSideQuery, type RecordFilter } from '../api/news-records.ts';
import { useNewsRecords } from '../hooks/use-news-records.ts';
import type { useRecordsPlace } from '../hooks/use-records-place.ts';
import { RecordCard } from './record-card.tsx';
import { RecordSkeletons } from './record-skeleton.tsx';

interface Props {
  filter: RecordFilter;
  location: ReturnType<typeof useRecordsPlace>;
  returnTo: ReturnTo | null;
  /** Shown where there is no record. */
  empty: ReactNode;
}

/** Cards, three a page, one open at a time, until the last page has come. */
export function RecordList({ filter, location, returnTo, empty }: Props) {
  const { place, showPages, openCard, detailLink } = location;
  const client = useQueryClient();
  const next = place.pages + 1;
  const prefetchDetail = (id: string) => {
    const record = listedRecord(client, id);
    void client.prefetchQuery({ ...newsSideQuery(record, 'good') });
    void client.prefetchQuery({ ...newsSideQuery(record, 'bad') });
  };
  return (
    <RecordPages
      list={useNewsRecords(filter, place.pages)}
      returnTo={returnTo}
      failure="뉴스 데이터를 가져오는 데 실패했습니다."
      skeleton={<RecordSkeletons />}
      empty={empty}
      onMore={() => showPages(next)}
      onNear={() => void client.prefetchQuery(newsRecordsQuery(filter, next))}
    >
      {(record) => (
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
      )}
    </RecordPages>
  );
}
