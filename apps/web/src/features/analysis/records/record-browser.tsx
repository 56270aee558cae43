import { type ReactNode, useEffect, useRef } from 'react';
import type { ListedRecord, RecordKind } from './record-kind.ts';
import { RecordList } from './record-list.tsx';
import type { RecordFilter } from './record-page-query.ts';
import { useListPlace } from './use-list-place.ts';

interface Props<Item extends ListedRecord> {
  kind: RecordKind<Item>;
  filter: RecordFilter;
  /** Shown where there is no record. */
  empty: ReactNode;
}

/** The records that a filter finds: as a list, or one of them in full. */
export function RecordBrowser<Item extends ListedRecord>({ kind, filter, empty }: Props<Item>) {
  const place = useListPlace();
  const { detail, card, closeDetail } = place;
  // The last one that was shown; in the list, the one just left.
  const left = useRef<string | null>(null);
  const returnTo = left.current ?? card;

  useEffect(() => {
    if (detail !== null) left.current = detail;
  }, [detail]);

  if (detail !== null) {
    return <kind.Detail key={detail} id={detail} place={place} onBack={() => closeDetail(kind.detailParts)} />;
  }
  return (
    <RecordList
      kind={kind}
      filter={filter}
      place={place}
      returnTo={returnTo === null ? null : { id: returnTo, focus: left.current !== null }}
      empty={empty}
    />
  );
}
