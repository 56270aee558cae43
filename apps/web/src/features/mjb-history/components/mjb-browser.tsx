import { type ReactNode, useEffect, useRef } from 'react';
import { useListPlace } from '../../../records/use-list-place.ts';
import type { MjbFilter } from '../api/mjb-records.ts';
import { MjbDetail } from './mjb-detail.tsx';
import { MjbList } from './mjb-list.tsx';

/** The accumulation analyses that a filter finds: as a list, or one of them in full. */
export function MjbBrowser({ filter, empty }: { filter: MjbFilter; empty: ReactNode }) {
  const location = useListPlace();
  const { params, place, replace, closeDetail } = location;
  const { detail, card } = place;
  // The last one that was shown; in the list, the one just left.
  const left = useRef<string | null>(null);
  const returnTo = left.current ?? card;

  useEffect(() => {
    if (detail !== null) left.current = detail;
  }, [detail]);

  if (detail !== null) {
    return (
      <MjbDetail
        key={detail}
        id={detail}
        sort={params.get('sort') === 'ratio' ? 'ratio' : 'volume'}
        onSort={(sort) => replace({ sort })}
        onBack={() => closeDetail(['sort'])}
      />
    );
  }
  return (
    <MjbList
      filter={filter}
      location={location}
      returnTo={returnTo === null ? null : { id: returnTo, focus: left.current !== null }}
      empty={empty}
    />
  );
}
