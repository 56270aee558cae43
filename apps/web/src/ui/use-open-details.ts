import { useState } from 'react';
import { useDismiss } from './use-dismiss.ts';

/** A `details` over the page: a press outside closes it, and Esc, which leads back to its summary. */
export function useOpenDetails() {
  const [isOpen, setOpen] = useState(false);
  const details = useDismiss<HTMLDetailsElement>(isOpen, {
    onEscape: () => {
      setOpen(false);
      details.current?.querySelector('summary')?.focus();
    },
    onOutside: () => setOpen(false),
  });
  return { details, isOpen, setOpen };
}
