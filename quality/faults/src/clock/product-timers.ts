/** The limit of a call to the queue (`sqs-client.ts`). Polls wait for messages at any moment, also at rest. */
const POLL_LIMIT_MS = 30_000;

/** A timer in product time, with the interface of Node's own handles. */
export class ProductTimer {
  private inner: NodeJS.Timeout | null = null;
  private counted = true;
  private due: number;
  private readonly what: { run: () => void; delay: number; repeat: boolean };
  private readonly timers: ProductTimers;

  constructor(timers: ProductTimers, what: { run: () => void; delay: number; repeat: boolean }) {
    this.timers = timers;
    this.what = what;
    this.due = timers.now() + what.delay;
    timers.pending.add(this);
    this.schedule();
  }

  /** Moves the limit of a poll along with a leap in time: nobody was slow to answer it. */
  putOff(milliseconds: number): void {
    if (!this.what.repeat && this.what.delay === POLL_LIMIT_MS) this.due += milliseconds;
  }

  /** Resets the real timer after a change of the time line. */
  schedule(): void {
    this.timers.real.clear(this.inner);
    this.inner = this.timers.real.set(() => this.fire(), this.timers.realDelay(this.due));
    if (!this.counted) this.inner.unref();
  }

  close(): this {
    this.timers.real.clear(this.inner);
    this.inner = null;
    this.timers.pending.delete(this);
    return this;
  }

  ref(): this {
    this.counted = true;
    this.inner?.ref();
    return this;
  }

  unref(): this {
    this.counted = false;
    this.inner?.unref();
    return this;
  }

  hasRef(): boolean {
    return this.counted;
  }

  refresh(): this {
    this.due = this.timers.now() + this.what.delay;
    this.timers.pending.add(this);
    this.schedule();
    return this;
  }

  [Symbol.dispose](): void {
    this.close();
  }

  [Symbol.toPrimitive](): number {
    return this.timers.parseNumber(this);
  }

  private fire(): void {
    if (this.what.repeat) {
      this.due = this.timers.now() + this.what.delay;
      this.schedule();
    } else {
      this.timers.pending.delete(this);
    }
    this.what.run();
  }
}

/** The real timers under those in product time. */
export interface RealTimers {
  set(run: () => void, delay: number): NodeJS.Timeout;
  clear(timer: NodeJS.Timeout | null): void;
}

/** All pending timers of a process. */
export class ProductTimers {
  readonly pending = new Set<ProductTimer>();
  readonly real: RealTimers;
  readonly now: () => number;
  private readonly pace: () => number;
  private readonly numbers = new Map<number, ProductTimer>();

  constructor(real: RealTimers, time: { now: () => number; pace: () => number }) {
    this.real = real;
    this.now = time.now;
    this.pace = time.pace;
  }

  realDelay(due: number): number {
    return Math.max(0, (due - this.now()) / this.pace());
  }

  /** @param pollsKeep milliseconds by which the limits of polls are put off */
  reschedule(pollsKeep: number): void {
    for (const timer of this.pending) {
      timer.putOff(pollsKeep);
      timer.schedule();
    }
  }

  /** Timers may be cleared by a number, as in browsers. */
  parseNumber(timer: ProductTimer): number {
    const known = [...this.numbers].find(([, candidate]) => candidate === timer);
    if (known !== undefined) return known[0];
    const number = this.numbers.size + 1;
    this.numbers.set(number, timer);
    return number;
  }

  byNumber(number: number): ProductTimer | undefined {
    return this.numbers.get(number);
  }
}
