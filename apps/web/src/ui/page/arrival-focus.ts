import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears, where the control that led there has gone. */
export function useArrivalFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
