import { useEffect, useRef } from 'react';

/** Gives the focus to a list when it has become shorter and what was pressed has gone with one of its items. */
export function useShorterFocus<Place extends HTMLElement = HTMLDivElement>(total: number | undefined) {
  const place = useRef<Place>(null);
  const before = useRef(total);
  useEffect(() => {
    const isShorter = total !== undefined && before.current !== undefined && total < before.current;
    before.current = total;
    if (isShorter && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [total]);
  return place;
}
