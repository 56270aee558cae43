import { useSyncExternalStore } from 'react';

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
