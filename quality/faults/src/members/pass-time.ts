import { setTimeout as sleep } from 'node:timers/promises';
import { untilAtRest } from '../product/at-rest.ts';
import type { Product } from '../product/product.ts';

/** Product time between two looks, in which every schedule of the worker gets its turn. */
const STEP_MS = 15_000;
/** The same at rest, where no work is under way: shorter than a worker may be silent before it counts as gone. */
const MINUTE_MS = 60_000;
/** Real time for started work to come to rest. */
const REST_LIMIT_MS = 5_000;
/** Real time after which what does not go on is given up: a machine with much other work took 259 s for what takes 17 alone. */
const LIMIT_MS = 600_000;
/** Several looks at the clock before the next step, so that a restarted process is there. */
const LOOK_MS = 100;

/** Moment of a clock in Seoul, `toMoment('2026-11-20', '07:00:25')`, in milliseconds. */
export const toMoment = (day: string, clock: string): number => Date.parse(`${day}T${clock}+09:00`);

/** Jumps to a moment at once, or stays where it is past. */
export const goTo = ({ clock }: Product, moment: number): void =>
  clock.advance(Math.max(0, moment - clock.now().getTime()));

/** Lets product time pass until something is done or a moment has come. */
export async function letPass(
  product: Product,
  { until, isDone }: { until: number; isDone?: () => Promise<boolean> },
): Promise<void> {
  const gaveUp = performance.now() + LIMIT_MS;
  // A store that was just killed answers nothing.
  const over = async () => (await isDone?.().catch(() => false)) ?? false;
  while (!(await over()) && product.clock.now().getTime() < until && performance.now() < gaveUp) {
    await product.untilWell();
    await sleep(LOOK_MS);
    if (await untilAtRest(product, REST_LIMIT_MS)) product.clock.advance(STEP_MS);
  }
}

/** Lets product time pass minute by minute where nothing goes wrong, and calls `onMinute` at rest after each. */
export async function letMinutesPass(
  product: Product,
  { until, onMinute }: { until: number; onMinute: () => Promise<void> },
): Promise<void> {
  const { clock } = product;
  await product.untilWell();
  while (clock.now().getTime() < until) {
    if (!(await untilAtRest(product, LIMIT_MS))) throw new Error('the product did not come to rest');
    await onMinute();
    clock.advanceAtRest(Math.min(MINUTE_MS, Math.max(1, until - clock.now().getTime())));
  }
  await untilAtRest(product, LIMIT_MS);
  await product.untilWell();
}
