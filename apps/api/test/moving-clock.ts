import type { Clock } from '@gaemi/runtime/clock';

/** The real time, moved forward as far as a test wants. */
export class MovingClock implements Clock {
  private movedMs = 0;

  now(): Date {
    return new Date(Date.now() + this.movedMs);
  }

  forward(seconds: number): void {
    this.movedMs += seconds * 1000;
  }
}
