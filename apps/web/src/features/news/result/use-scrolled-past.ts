import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has been scrolled out of sight upwards, below the header. */
export function useScrolledPast(element: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || !isThere || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      // The header and the bar below it cover this much.
      { rootMargin: '-112px 0px 0px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isThere]);
  return isPast;
}
