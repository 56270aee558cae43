import { seoulDay } from '../seoul-time.ts';

/** Last day of a grade (`yyyy-MM-dd` in Seoul), from the moment at which it ends (ISO 8601). */
export function expiryDay(expiredAt: string): string {
  return seoulDay(new Date(expiredAt));
}
