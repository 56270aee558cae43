import { PRICE_REACH_DAYS } from '@gaemi/domain/prices/price-reach';
import { addDays, endOfSeoulDay } from '@gaemi/domain/seoul-time';

/** Days for which prices and flows are kept beyond their reach. */
const RETENTION_DAYS = 31;

/** Returns when figures up to a day are removed. */
export const removeAtAfter = (day: string): Date => endOfSeoulDay(addDays(day, PRICE_REACH_DAYS + RETENTION_DAYS));

export const yearOf = (day: string): number => Number(day.slice(0, 4));
