import { productTime, type TimeLine } from './time-line.ts';

/**
 * The time in which all processes of the product live. It runs as the real one does and leaps ahead when nobody is at work,
 * so that leases, back-offs and deadlines keep their production values and are over in moments.
 */
export class ProductClock {
  private line: TimeLine;
  private readonly listeners = new Set<() => void>();

  constructor() {
    const now = Date.now();
    this.line = { realAt: now, productAt: now, skew: 0 };
  }

  /** Tells of every change of the time line. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  timeLine(skew = 0): TimeLine {
    return { ...this.line, skew };
  }

  now(): Date {
    return new Date(productTime(this.line, Date.now()));
  }

  /** So much time is over at once, for clocks and timers alike. */
  advance(milliseconds: number): void {
    const real = Date.now();
    this.line = { realAt: real, productAt: productTime(this.line, real) + milliseconds, skew: 0 };
    for (const listener of this.listeners) listener();
  }
}
