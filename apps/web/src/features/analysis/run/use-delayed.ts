import { useEffect, useState } from 'react';

/** Becomes true `delay` milliseconds after `condition` did, false again with it. */
export function useDelayed(condition: boolean, delay: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!condition) {
      setPassed(false);
      return;
    }
    const timer = setTimeout(() => setPassed(true), delay);
    return () => clearTimeout(timer);
  }, [condition, delay]);
  return condition && passed;
}
