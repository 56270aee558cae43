import { productTime, type TimeLine } from './time-line.ts';

/**
 * The time of all processes of the product. It runs like real time and jumps ahead when nothing is in progress, so that
 * leases, back-offs and deadlines keep their production values and still end quickly.
 */
export class ProductClock {
  private line: TimeLine;
  private readonly listeners = new Set<(pollsKeep: number) => void>();

  constructor() {
    const now = Date.now();
    this.line = { realAt: now, productAt: now, pace: 1, skew: 0 };
  }

  /** Adds a listener for changes of the time line; it hears by how much the limits of polls are put off. */
  onChange(listener: (pollsKeep: number) => void): void {
    this.listeners.add(listener);
  }

  timeLine(skew = 0): TimeLine {
    return { ...this.line, skew };
  }

  now(): Date {
    return new Date(productTime(this.line, Date.now()));
  }

  /** Sets its pace from now on; 1 is the pace of real time. */
  setPace(pace: number): void {
    if (pace !== this.line.pace) this.restartLine({ ahead: 0, pace, pollsKeep: 0 });
  }

  /** Jumps ahead by so much time, for clocks and timers alike. */
  advance(milliseconds: number): void {
    this.restartLine({ ahead: milliseconds, pace: this.line.pace, pollsKeep: 0 });
  }

  /** The same at rest: polls of the queue stand still, and do not end for lack of an answer. */
  advanceAtRest(milliseconds: number): void {
    this.restartLine({ ahead: milliseconds, pace: this.line.pace, pollsKeep: milliseconds });
  }

  private restartLine({ ahead, pace, pollsKeep }: { ahead: number; pace: number; pollsKeep: number }): void {
    const real = Date.now();
    this.line = { realAt: real, productAt: productTime(this.line, real) + ahead, pace, skew: 0 };
    for (const listener of this.listeners) listener(pollsKeep);
  }
}
