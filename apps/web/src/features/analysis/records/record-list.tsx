import { pageSizes } from '@gaemi/contracts/page-sizes';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { joinPages } from './join-pages.ts';
import { placeSampleBadges } from './place-sample-badges.ts';
import type { ListedRecord, RecordKind } from './record-kind.ts';
import styles from './record-list.module.css';
import type { RecordFilter } from './record-page-query.ts';
import { RecordPages, type ReturnTo } from './record-pages.tsx';
import { useAgreeingPages } from './use-agreeing-pages.ts';
import type { ListPlace } from './use-list-place.ts';

interface Props<Item extends ListedRecord> {
  kind: RecordKind<Item>;
  filter: RecordFilter;
  place: ListPlace;
  returnTo: ReturnTo | null;
  /** Shown where there is no record. */
  empty: ReactNode;
}

const keyOf = ({ _id }: ListedRecord): string => _id;

/** Cards, three a page, one open at a time, until the last page has come. Each page is a call of its own, also when all are fetched again. */
export function RecordList<Item extends ListedRecord>({ kind, filter, place, returnTo, empty }: Props<Item>) {
  const { pageQuery, failure, ListCard } = kind;
  const client = useQueryClient();
  const next = place.pages + 1;
  const pages = useQueries({
    queries: Array.from({ length: place.pages }, (_, index) => pageQuery(filter, index + 1)),
  });
  useAgreeingPages(pages, keyOf);
  return (
    <RecordPages
      list={joinPages(pages, keyOf)}
      returnTo={returnTo}
      failure={failure}
      skeleton={<Skeletons kind={kind} />}
      empty={empty}
      onMore={place.showMore}
      onNear={() => void client.prefetchQuery(pageQuery(filter, next))}
    >
      {(records) => {
        const badges = placeSampleBadges(records);
        return (
          <>
            {badges.isAbove && (
              <p className={styles.sample}>
                <SampleBadge />
              </p>
            )}
            {records.map((record) => {
              const isOpen = place.card === record._id;
              const toggle = () => place.openCard(isOpen ? null : record._id);
              return (
                <ListCard
                  key={record._id}
                  {...{ record, isOpen, place }}
                  onToggle={toggle}
                  hasBadge={badges.isAt(record)}
                />
              );
            })}
          </>
        );
      }}
    </RecordPages>
  );
}

/** A page of records on its way, as high as its cards will be. */
function Skeletons<Item extends ListedRecord>({ kind: { title, CardSkeleton } }: { kind: RecordKind<Item> }) {
  return (
    <Stack role="status" aria-label={`${title}을 불러오는 중`}>
      {Array.from({ length: pageSizes.newsHistory }, (_, index) => index).map((card) => (
        <CardSkeleton key={card} />
      ))}
    </Stack>
  );
}
