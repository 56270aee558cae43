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
    this.line = { realAt: now, productAt: now, pace: 1, skew: 0 };
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

  /** How fast it runs from now on; 1 is as fast as the real one. */
  setPace(pace: number): void {
    if (pace !== this.line.pace) this.restartLine(0, pace);
  }

  /** So much time is over at once, for clocks and timers alike. */
  advance(milliseconds: number): void {
    this.restartLine(milliseconds, this.line.pace);
  }

  private restartLine(ahead: number, pace: number): void {
    const real = Date.now();
    this.line = { realAt: real, productAt: productTime(this.line, real) + ahead, pace, skew: 0 };
    for (const listener of this.listeners) listener();
  }
}
