import { useCallback, useState } from 'react';

/** Least width of a plot, and its width before it is measured. */
const LEAST = 264;

/** The width of the element that holds a plot, so that its text keeps its size at every width. */
export function usePlotWidth<Element extends HTMLElement>() {
  const [width, setWidth] = useState(LEAST);
  const holder = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const measure = () => setWidth(Math.max(LEAST, Math.floor(element.clientWidth)));
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, holder };
}
