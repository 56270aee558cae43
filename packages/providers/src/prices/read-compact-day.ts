import { isDay } from '@gaemi/domain/seoul-time';

/**
 * Reads a day as providers write it, "20261120"; null for any other text, also for a day that does not exist, such as
 * "00000000": the rules about days refuse it with an error that is none of a source.
 */
export function readCompactDay(text: string): string | null {
  const day = /^(\d{4})(\d\d)(\d\d)$/.exec(text.trim())?.slice(1).join('-');
  return day !== undefined && isDay(day) ? day : null;
}
