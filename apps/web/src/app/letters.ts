import type { QueryClient } from '@tanstack/react-query';
import { hasRememberedMember } from '../shared/session/member-storage.ts';

/** Local-storage key of a browser that has the letters in its cache. */
const KEPT_KEY = 'letters';

type Load = () => Promise<typeof import('virtual:more-letters')>;

/**
 * Brings the letters that only news and seldom screens write: at once where the browser has them, else when the first screen has what it
 * shows, whose line they would take.
 */
export function bringLetters(client: QueryClient, load: Load): void {
  const bring = () => addLetters(load).catch(() => undefined);
  if (localStorage.getItem(KEPT_KEY) !== null) {
    void bring();
    return;
  }
  const forget = client.getQueryCache().subscribe(() => whenIdle(bringOnce));
  let isBrought = false;
  function bringOnce() {
    if (isBrought || client.isFetching() > 0) return;
    isBrought = true;
    forget();
    void bring();
  }
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
      () => localStorage.setItem(KEPT_KEY, 'kept'),
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
