import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, where the control that led there has gone. */
export function useArrivalFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Focusing lays the page out, which is a task of its own on a slow phone.
    const frame = requestAnimationFrame(() => {
      // A member who has begun to type elsewhere goes on there.
      const hasMoved = ![before, document.body].includes(document.activeElement);
      if (!hasMoved) element.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return element;
}
