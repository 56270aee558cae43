import { useEffect, useState } from 'react';

/** Whole seconds until a moment (epoch ms), never below 0; null while there is none. Right after the tab has slept, too. */
export function useCountdown(endsAt: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  const over = endsAt !== null && now >= endsAt;
  useEffect(() => {
    if (endsAt === null || over) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [endsAt, over]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** `m:ss` */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
