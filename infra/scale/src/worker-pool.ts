import type { WorkerScaling } from './worker-scaling.ts';

interface Worker {
  free: number;
  /** When its processor will have done all that it has. */
  cpuFreeAt: number;
}

const highest = (steps: WorkerScaling['byDepth'], value: number): number =>
  Math.max(0, ...steps.filter(({ from }) => value >= from).map(({ add }) => add));

/** The workers, and the decisions about their number as AWS would take them, once a minute. */
export class WorkerPool {
  readonly running: Worker[] = [];
  /** Running or being started. */
  ordered = 0;
  private lastUp = Number.NEGATIVE_INFINITY;
  private calmFor = 0;

  private readonly policy: WorkerScaling;

  constructor(policy: WorkerScaling) {
    this.policy = policy;
    while (this.running.length < policy.opening) this.arrive();
    this.ordered = policy.opening;
  }

  arrive(): void {
    this.running.push({ free: this.policy.concurrency, cpuFreeAt: 0 });
  }

  /** A worker with room, the emptiest first, so that each gets its share; null when all are full. */
  withRoom(): Worker | null {
    let best: Worker | null = null;
    for (const worker of this.running) if (worker.free > (best?.free ?? 0)) best = worker;
    return best;
  }

  /** How many workers to start now; one that is idle is ended after a long calm. */
  decide(now: number, waiting: { depth: number; age: number }): number {
    const { policy } = this;
    this.calmFor = waiting.depth < policy.calmBelow ? this.calmFor + 60 : 0;
    const wanted = Math.max(highest(policy.byDepth, waiting.depth), highest(policy.byAge, waiting.age));
    const add = Math.min(wanted, policy.max - this.ordered);
    if (add > 0 && now - this.lastUp >= policy.cooldownSeconds) {
      this.lastUp = now;
      this.ordered += add;
      return add;
    }
    if (this.calmFor >= policy.calmSeconds && this.ordered > policy.opening) this.endOne();
    return 0;
  }

  private endOne(): void {
    const idle = this.running.findIndex(({ free }) => free === this.policy.concurrency);
    if (idle < 0 || this.running.length < this.ordered) return;
    this.running.splice(idle, 1);
    this.ordered -= 1;
  }
}
