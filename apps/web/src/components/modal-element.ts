import { useEffect, useRef } from 'react';

/** Opens a dialog over everything: the browser keeps the focus inside, the page behind still, and gives the focus back. */
export function useModalElement() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
