import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyExtra } from '../shared/lazy-extra.ts';

const Operator = lazyExtra(async () => (await import('../features/legal/operator.tsx')).Operator);

/** The operator's particulars in the footer. They are fetched once the footer comes into sight: the screen goes first. */
export function OperatorLine() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, see] = useState(false);
  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Suspense>{isSeen && <Operator />}</Suspense>
    </div>
  );
}
