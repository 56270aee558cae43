import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
/** Heard by the script in the page (first-paint/theme.js), which sets `data-theme`, and by what draws colours itself. */
const CHANGED = 'themechange';

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, theme);
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: theme }));
}

/** The theme chosen in this browser; the system's until then. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme);
}

function chosenTheme(): Theme {
  const stored = browserStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function subscribe(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of [CHANGED, 'storage']) window.addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}
