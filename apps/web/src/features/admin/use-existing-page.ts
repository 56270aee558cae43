import { useEffect, useEffectEvent } from 'react';

/** Goes on with the last page where the one shown is gone: its last row was changed so that it left the list, or was deleted. */
export function useExistingPage(
  list: { page: number; pages: number } | undefined,
  page: number,
  onPage: (page: number) => void,
): void {
  // The answer to another page, which stands until this one is here, says nothing.
  const last = list !== undefined && list.page === page && page > list.pages ? Math.max(list.pages, 1) : page;
  const goToLast = useEffectEvent(onPage);
  useEffect(() => {
    if (last !== page) goToLast(last);
  }, [last, page]);
}
