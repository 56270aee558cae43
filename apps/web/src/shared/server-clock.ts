/** Longer than an answer takes, in milliseconds. */
const NOTEWORTHY_MS = 60_000;

let aheadMs = 0;

/** Notes when the server answered (its `Date` header): the clock of a phone or computer may be days off. */
export function noteServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < NOTEWORTHY_MS ? 0 : ahead;
}

/** The present moment by the server's clock. */
export const serverNow = () => new Date(Date.now() + aheadMs);
