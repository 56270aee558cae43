import type { MjbDetail } from '@gaemi/contracts/accumulation';

/** A day of the period. Shares; the two sums run from the first day on. */
export interface CoursePoint {
  day: string;
  majors: number;
  lead: number;
  /** Net buying of the majors on the day alone. */
  net: number;
  /** Closing price in won; null where no source knows it. */
  close: number | null;
}

/** Net buying of the majors and of the lead, added up from the first day on. */
export function buildCourse(days: MjbDetail['days']): CoursePoint[] {
  let majors = 0;
  let lead = 0;
  return days.map(({ day, majors_net, lead_net, close }) => {
    majors += majors_net;
    lead += lead_net;
    return { day, majors, lead, net: majors_net, close };
  });
}
