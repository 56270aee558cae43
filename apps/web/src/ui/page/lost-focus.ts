import { type RefObject, useEffect } from 'react';

/** Gives the focus to a place of the screen when what had it has gone or can no longer be pressed. */
export function useLostFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = place.current?.closest('main') ?? document.body;
    let last: Element | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const leave = () =>
      queueMicrotask(() => {
        // Left by the member, not lost. Some browsers say so of what is being removed, too.
        if (last !== document.activeElement && !isGone(last)) last = null;
      });
    const observer = new MutationObserver(() => {
      const { activeElement } = document;
      if (!isGone(last) || (activeElement !== document.body && activeElement !== last)) return;
      // A window keeps the focus until it closes.
      if (document.querySelector('dialog[open]') !== null) return;
      last = null;
      place.current?.focus({ preventScroll: true });
    });
    observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    screen.addEventListener('focusin', note);
    screen.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      screen.removeEventListener('focusin', note);
      screen.removeEventListener('focusout', leave);
    };
  }, [place]);
}

const isGone = (element: Element | null) => element !== null && (!element.isConnected || element.matches(':disabled'));
