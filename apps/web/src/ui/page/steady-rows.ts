import { type RefObject, useEffect } from 'react';

/** Milliseconds: the longest double click, and how soon nobody can have seen that a row has moved. */
const UNSEEN_MS = 500;

/**
 * Ignores a press on a list that a row has just left: the second one of a double press would act on the row that has come
 * under it. Keys press what has the focus, which does not move.
 */
export function useSteadyRows(list: RefObject<HTMLElement | null>, isOn = true): void {
  useEffect(() => {
    const element = list.current;
    if (element === null || !isOn) return;
    let movedAt = Number.NEGATIVE_INFINITY;
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => removedNodes.length > 0)) movedAt = performance.now();
    });
    const ignore = (event: MouseEvent) => {
      if (event.detail === 0 || performance.now() - movedAt >= UNSEEN_MS) return;
      event.preventDefault();
      event.stopPropagation();
    };
    observer.observe(element, { childList: true });
    element.addEventListener('click', ignore, { capture: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('click', ignore, { capture: true });
    };
  }, [list, isOn]);
}
