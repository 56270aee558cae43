import { useEffect } from 'react';

/** How a window is closed whose refusals are shown only inside it: not while its call is under way. */
export function useHeldOpen(busy: boolean, onClose: () => void): () => void {
  useEffect(() => {
    if (!busy) return;
    // A browser lets a window refuse to close only once: the second Esc would close it whatever we say.
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    document.addEventListener('keydown', swallow, { capture: true });
    return () => document.removeEventListener('keydown', swallow, { capture: true });
  }, [busy]);
  return busy ? () => undefined : onClose;
}
