import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { tabStorage } from '../shared/browser-storage.ts';

/** How long a screen that was come back to may take to get as long as it was. */
const LONGEST_WAIT_MS = 5_000;
/** Without a change of its length for so long, the screen is complete. */
const STILL_MS = 500;

const KEPT = 'places';

/** Where the member stood on each entry of the history, in pixels. Forgotten with the tab. */
const places = new Map<string, number>(readKept());
window.addEventListener('pagehide', () => tabStorage.setItem(KEPT, JSON.stringify([...places])));

/** What the page before a reload kept. Any other page begins anew: the entries of two of them share the name of the first. */
function readKept(): [string, number][] {
  const [opened] = performance.getEntriesByType?.('navigation') ?? [];
  if (!(opened && 'type' in opened && opened.type === 'reload')) return [];
  try {
    return JSON.parse(tabStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * On every change of screen: to the top, or with back, forward and a reload to where the member stood; and the focus into the
 * content, so that it is read from its beginning.
 */
export function useNewScreenPlace(path: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef<string>(undefined);
  const place = usePlaceOfEntry();

  useEffect(() => {
    const before = shown.current;
    shown.current = path;
    if (before === path) return;
    const isFirst = before === undefined;
    // Unless the screen has put it somewhere already.
    if (!isFirst && !main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    if (place.current !== undefined) return goTo(place.current);
    // An address that names a part of the screen leads there itself.
    if (!isFirst && window.location.hash === '') window.scrollTo(0, 0);
  }, [path, place]);
  return main;
}

/**
 * Where back, forward or a reload leads on this entry; undefined for a new one. Notes where the member scrolls.
 */
function usePlaceOfEntry(): RefObject<number | undefined> {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const place = useRef<number | undefined>(undefined);
  // Before the browser lays out the new screen and scrolls by itself.
  useLayoutEffect(() => {
    place.current = isBack ? places.get(key) : undefined;
  }, [key, isBack]);
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  return place;
}

/**
 * Scrolls to a place, again whenever the length of the page changes or a part of it scrolls by itself, until it stays or the member
 * moves. Gives its end.
 */
function goTo(place: number): () => void {
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  let still: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    window.scrollTo(0, place);
    clearTimeout(still);
    if (Math.abs(window.scrollY - place) < 1) still = setTimeout(stop, STILL_MS);
  };
  const limit = setTimeout(stop, LONGEST_WAIT_MS);
  const length = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(go);
  signal.addEventListener('abort', () => {
    clearTimeout(limit);
    clearTimeout(still);
    length?.disconnect();
  });
  for (const own of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(own, stop, { signal, passive: true });
  }
  length?.observe(document.body);
  const goBack = () => {
    if (Math.abs(window.scrollY - place) >= 1) go();
  };
  window.addEventListener('scroll', goBack, { signal, passive: true });
  go();
  return stop;
}
