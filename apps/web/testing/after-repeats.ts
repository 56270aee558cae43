import { waitFor } from '@testing-library/react';

/**
 * Finds what the screen shows once the last repeat of a press was lost. A network that comes back ends each pause before
 * a repeat: those are measured in `settle-press.spec.ts` and need not be waited for here.
 */
export function afterRepeats(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    window.dispatchEvent(new Event('online'));
    return find();
  });
}
