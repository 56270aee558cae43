import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}

const isOnline = () => navigator.onLine;

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) window.addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}
