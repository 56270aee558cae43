import { nextTradingDay } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { ProductClock } from '../clock/product-clock.ts';
import type { ClosedJobs } from '../invariants/closed-jobs.ts';
import type { Cast } from '../members/cast.ts';
import { letMinutesPass, toMoment } from '../members/pass-time.ts';
import { makeSchedule } from '../schedule/make-schedule.ts';
import { runSchedule, type ScheduleResult } from '../schedule/run-schedule.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { type Footprint, readFootprint } from './footprint.ts';

const HOUR_MS = 3_600_000;

export interface DayOptions {
  cast: Cast;
  closed: ClosedJobs;
  /** Seed of the first hour's schedule; the others follow. */
  seed: number;
  /** True for a day on which nothing goes wrong. */
  calm: boolean;
  /** Called at rest, at each minute that passes. */
  onMinute: () => Promise<void>;
  /** Called at the end of each hour. */
  onHour: (result: ScheduleResult, footprint: Footprint) => Promise<void>;
}

/**
 * Moves the time to one o'clock in the afternoon of a trading day that another one follows, before the product starts.
 * Returns the day after.
 */
export function goToAfternoon(clock: ProductClock): string {
  let day = nextTradingDay(seoulDay(clock.now()));
  while (day !== null && nextTradingDay(day) !== addDays(day, 1)) day = nextTradingDay(day);
  if (day === null) throw new Error('the calendar has no two trading days in a row');
  clock.advance(toMoment(day, '13:00:00') - clock.now().getTime());
  return addDays(day, 1);
}

/**
 * A day of the product, from one o'clock in the afternoon to the next: each hour members come while something goes wrong, and
 * the rest of the hour passes. The morning has its rounds and briefings.
 */
export async function liveThroughDay({ cast, closed, seed, calm, onMinute, onHour }: DayOptions): Promise<void> {
  const { product } = cast;
  const possible = { members: cast.members.length, companies: cast.companies.length, mjb: cast.mjb };
  const start = product.clock.now().getTime();
  const nextDay = addDays(seoulDay(product.clock.now()), 1);
  const reach = (until: number) => letMinutesPass(product, { until, onMinute });
  const runHour = async (schedule: Schedule, until: number) => {
    const troubled = calm ? { ...schedule, faults: [], troubles: [] } : schedule;
    const result = await runSchedule({ ...cast, reach }, troubled, closed);
    await reach(until);
    await onHour(result, await readFootprint(product));
  };
  const sevenOClock = toMoment(nextDay, '07:00:00');
  for (let hour = 0, until = start + HOUR_MS; until <= sevenOClock; hour += 1, until += HOUR_MS)
    await runHour(makeSchedule(seed + hour, possible), until);
  await runHour(makeMorning(nextDay), toMoment(nextDay, '13:00:00'));
}

const makeMorning = (day: string): Schedule => {
  const name = `morning of ${day}`;
  const visits = [{ kind: 'morning', name: `day-${day}`, companies: [3, 40, 77, 110, 150], day, startAt: 0 }] as const;
  return { name, visits, faults: [], troubles: [] };
};
