import { type ReactNode, useEffect, useRef } from 'react';
import type { RecordFilter } from '../api/news-records.ts';
import { useRecordsPlace } from '../hooks/use-records-place.ts';
import { RecordDetail } from './record-detail.tsx';
import { RecordList } from './record-list.tsx';

/** The records that a filter finds: as a list, or one of them in full. */
export function RecordBrowser({ filter, empty }: { filter: RecordFilter; empty: ReactNode }) {
  const location = useRecordsPlace();
  const { place, turnTo, closeDetail } = location;
  const { detail, card } = place;
  // The last one that was shown; in the list, the one just left.
  const left = useRef<string | null>(null);
  const returnTo = left.current ?? card;

  useEffect(() => {
    if (detail !== null) left.current = detail;
  }, [detail]);

  if (detail !== null) {
    return <RecordDetail key={detail} id={detail} side={place.side} onTurn={turnTo} onBack={closeDetail} />;
  }
  return (
    <RecordList
      filter={filter}
      location={location}
      returnTo={returnTo === null ? null : { id: returnTo, focus: left.current !== null }}
      empty={empty}
    />
  );
}
