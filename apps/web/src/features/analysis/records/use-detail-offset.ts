import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where the page stands when a detail opens. */
const SCROLL_OFFSET = 290;

/**
 * Scrolls the page to its offset when a detail appears, and moves the detail down to where the header ends there,
 * so that its beginning is not under the header.
 */
export function useDetailOffset() {
  const detail = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Before the next paint, but not in the task that drew the detail: together they are long on a slow phone.
    const frame = requestAnimationFrame(() => {
      const element = detail.current;
      if (element === null) return;
      const bar = document.querySelector('header');
      // Where little height lets it scroll away, it covers nothing.
      const header =
        bar !== null && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().height : 0;
      const margin = Number.parseFloat(getComputedStyle(element).marginTop) || 0;
      const top = element.getBoundingClientRect().top + window.scrollY - margin;
      element.style.setProperty('--detail-top', `${Math.max(0, SCROLL_OFFSET + header - top)}px`);
      window.scrollTo(0, SCROLL_OFFSET);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    // Once more after the layout, which takes a screen that was just entered to its top.
    const later = setTimeout(() => window.scrollTo(0, SCROLL_OFFSET));
    return () => clearTimeout(later);
  }, []);
  return detail;
}
