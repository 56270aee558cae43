import { useSyncExternalStore } from 'react';

let isAsked = false;
const listeners = new Set<() => void>();

for (const [event, asked] of [
  ['beforeprint', true],
  ['afterprint', false],
] as const) {
  window.addEventListener(event, () => {
    isAsked = asked;
    for (const listener of listeners) listener();
  });
}

/**
 * Whether the page is being put on paper. By the events of printing, which come in time to draw what paper needs: browsers tell a
 * change of the medium after the page is laid out for it, or never.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isAsked || matchMedia('print').matches);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const medium = matchMedia('print');
  medium.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    medium.removeEventListener('change', listener);
  };
}
