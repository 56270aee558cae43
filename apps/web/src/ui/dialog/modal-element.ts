import { useLayoutEffect, useRef } from 'react';
import { showToastsIn } from '../toast/toast-store.ts';

/** Opens a dialog over everything: the browser keeps the focus inside, the page behind still, and gives the focus back. */
export function useModalElement() {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page: once taken out of it, the browser no longer gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const end = showToastsIn(element);
    return () => {
      end();
      element.close();
    };
  }, []);
  return dialog;
}
