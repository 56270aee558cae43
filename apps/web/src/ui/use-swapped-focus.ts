import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to what took the place of a pressed control when that went away; `shown` names which of the two is there. */
export function useSwappedFocus<Control extends HTMLElement>(shown: unknown): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) control.current?.focus();
  }, [shown]);
  return control;
}
