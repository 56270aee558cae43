import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, where the control that led there has gone. */
export function useArrivalFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    // Focusing lays the page out, which is a task of its own on a slow phone.
    const frame = requestAnimationFrame(() => element.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}
