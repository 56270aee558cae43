import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mjbRecordQuery } from '../../../mjb-result/mjb-record-query.ts';
import { joinPages } from '../../../records/join-pages.ts';
import { RecordPages, type ReturnTo } from '../../../records/record-pages.tsx';
import type { useListPlace } from '../../../records/use-list-place.ts';
import { type MjbFilter, mjbRecordsQuery } from '../api/mjb-records.ts';
import { MjbCard } from './mjb-card.tsx';
import { MjbCardSkeletons } from './mjb-card-skeleton.tsx';

interface Props {
  filter: MjbFilter;
  location: ReturnType<typeof useListPlace>;
  returnTo: ReturnTo | null;
  /** Shown where there is no record. */
  empty: ReactNode;
}

/** Cards, three a page, one open at a time, until the last page has come. */
export function MjbList({ filter, location, returnTo, empty }: Props) {
  const { place, showPages, openCard, detailLink } = location;
  const client = useQueryClient();
  const next = place.pages + 1;
  const pages = useQueries({
    queries: Array.from({ length: place.pages }, (_, index) => mjbRecordsQuery(filter, index + 1)),
  });
  return (
    <RecordPages
      list={joinPages(pages)}
      returnTo={returnTo}
      failure="매집비 기록을 가져오는 데 실패했습니다."
      skeleton={<MjbCardSkeletons />}
      empty={empty}
      onMore={() => showPages(next)}
      onNear={() => void client.prefetchQuery(mjbRecordsQuery(filter, next))}
    >
      {(record) => (
        <MjbCard
          key={record._id}
          record={record}
          onNear={() => void client.prefetchQuery(mjbRecordQuery(record._id, 'volume'))}
          opening={{
            isOpen: place.card === record._id,
            onToggle: () => openCard(place.card === record._id ? null : record._id),
            link: detailLink(record._id),
          }}
        />
      )}
    </RecordPages>
  );
}
