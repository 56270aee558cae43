import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '../shared/browser-storage.ts';
import { hasRememberedMember } from '../shared/session/member-storage.ts';

/** Local-storage key of a browser that had the letters in its cache. */
const KEPT_KEY = 'letters';

type Load = () => Promise<typeof import('virtual:more-letters')>;

/**
 * Brings the letters that only news and seldom screens write: at once where the browser has them, else when the first screen has what it
 * shows, whose line they would take.
 */
export function bringLetters(client: QueryClient, load: Load): void {
  const bring = () => addLetters(load).catch(() => undefined);
  if (browserStorage.getItem(KEPT_KEY) !== null && hasKeptFont()) {
    void bring();
    return;
  }
  let isAsked = false;
  const forget = client.getQueryCache().subscribe(() => {
    // A result that is drawn changes the cache many times over.
    if (isAsked) return;
    isAsked = true;
    whenIdle(bringOnce);
  });
  function bringOnce() {
    isAsked = client.isFetching() === 0;
    if (!isAsked) return;
    forget();
    void bring();
  }
}

/** Whether the page's own font came out of the cache: the storage outlives what a phone that is short of room throws away. */
function hasKeptFont(): boolean {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded.some(({ name, transferSize }) => name.endsWith('.woff2') && transferSize === 0);
}

/** Those that news write are loaded before: added earlier, they would lay out all text twice. */
async function addLetters(load: Load): Promise<void> {
  const { letters } = await load();
  const faces = letters.map(
    ({ url, range: unicodeRange }) =>
      new FontFace('Pretendard Variable', `url(${url}) format("woff2-variations")`, {
        weight: '45 920',
        display: 'swap',
        unicodeRange,
      }),
  );
  if (hasRememberedMember()) {
    await faces[0]?.load().then(
      () => browserStorage.setItem(KEPT_KEY, 'kept'),
      () => undefined,
    );
  }
  for (const face of faces) document.fonts.add(face);
}

/** Calls back once nothing is being drawn. Safari does not say when that is. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback);
}
