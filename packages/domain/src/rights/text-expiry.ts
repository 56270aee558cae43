import type { RightsRegister } from './source-rights.ts';

const dayMs = 86_400_000;

/** A text with its source and the moment from which its days run. */
export interface FetchedFrom {
  source: string;
  fetchedAt: Date;
}

/** Returns the moment at which a text must be gone; null when it may stay. */
export function textExpiry({ source, fetchedAt }: FetchedFrom, register: RightsRegister): Date | null {
  const { storeDays } = register.rightsOf(source);
  return storeDays === null ? null : new Date(fetchedAt.getTime() + storeDays * dayMs);
}

/** Returns the first moment at which one of the texts must be gone, and all that derives from them; null for none. */
export function firstExpiry(texts: readonly FetchedFrom[], register: RightsRegister): Date | null {
  const moments = texts.flatMap((text) => textExpiry(text, register)?.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** Returns the earlier of a moment and an expiry. */
export function notAfter(moment: Date, expiry: Date | null): Date {
  return expiry !== null && expiry < moment ? expiry : moment;
}
