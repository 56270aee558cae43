import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../../../ui/use-printing.ts';

let turn: Promise<unknown> = Promise.resolve();

/** Calls back in a task of its own, once those that asked before are drawn. The returned function lets the next one go on. */
function takeTurn(show: () => void): () => void {
  let end = () => {};
  const isDrawn = new Promise<void>((resolve) => {
    end = resolve;
  });
  turn = turn
    .then(() => new Promise((resolve) => setTimeout(resolve)))
    .then(() => {
      show();
      return isDrawn;
    });
  return end;
}

interface Props {
  /** Is not late: the rest stands there already. */
  now?: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A part of a result that is heavy to draw: `fallback` first, then the parts one after the other, so that a slow phone answers between.
 * Printing waits for none: what is not drawn by then would be on no page.
 */
export function Later({ now = false, fallback, children }: Props) {
  const [isDue, setDue] = useState(now);
  const isPrinting = usePrinting();
  if (isPrinting && !isDue) setDue(true);
  const isLate = useRef(!now);
  const end = useRef(() => {});
  useEffect(() => {
    if (!isLate.current) return;
    end.current = takeTurn(() => startTransition(() => setDue(true)));
    return () => end.current();
  }, []);
  useEffect(() => {
    if (isDue) end.current();
  }, [isDue]);
  return isDue ? children : fallback;
}
