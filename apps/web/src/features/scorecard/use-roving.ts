import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Moves the focus among the marks of a plot by arrow keys, Home and End, so that the plot is one stop of the Tab key.
 * Escape hides the tip of the mark until the focus moves on.
 */
export function useRoving(count: number) {
  const [current, setCurrent] = useState(0);
  const [hidden, setHidden] = useState(false);
  const marks = useRef<(HTMLElement | null)[]>([]);
  const shown = Math.min(current, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setHidden(true);
    const target = findTarget(event.key, shown, count);
    if (target === null) return;
    event.preventDefault();
    marks.current[target]?.focus();
  };

  return {
    markOf: (index: number) => ({
      ref: (element: HTMLElement | null) => {
        marks.current[index] = element;
      },
      tabIndex: index === shown ? 0 : -1,
      'data-hidden': hidden || undefined,
      onKeyDown,
      onFocus: () => {
        setHidden(false);
        setCurrent(index);
      },
    }),
  };
}

function findTarget(key: string, current: number, count: number): number | null {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(count - 1, current + 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, current - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
