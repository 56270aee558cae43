import { useState, useSyncExternalStore } from 'react';
import { usePrinting } from './use-printing.ts';

/** Whether a media query fits, kept up to date; null fits nowhere. */
export function useMatches(query: string | null): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (query === null) return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => query !== null && matchMedia(query).matches,
  );
}

/** Whether a media query fits the screen: while the page is put on paper, which has another width, as it did before. */
export function useScreenMatches(query: string): boolean {
  const isPrinting = usePrinting();
  const matches = useMatches(query);
  const [onScreen, setOnScreen] = useState(matches);
  if (!isPrinting && onScreen !== matches) setOnScreen(matches);
  return isPrinting ? onScreen : matches;
}
