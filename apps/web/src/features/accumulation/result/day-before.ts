import { unambiguousDay } from '../../../shared/seoul-date.ts';

/** `12월 22일` of a day beside a later one whose year is known; of another year than that `2025.12.22`. */
export function dayBefore(later: string, day: string): string {
  return unambiguousDay(day, new Date(later));
}
