import type { Parameters } from './parameters.ts';
import type { Random } from './random.ts';
import { Timeline } from './timeline.ts';
import { WorkerPool } from './worker-pool.ts';
import type { WorkerScaling } from './worker-scaling.ts';

interface Order {
  at: number;
  shared: boolean;
}

export interface Load {
  /** Analyses in the order of their time; `shared`: their articles and judgements are there already. */
  analyses: Iterable<Order>;
  scaling: WorkerScaling;
  parameters: Pick<Parameters, 'cpuSeconds' | 'outsideSeconds' | 'outsideSpread'>;
  random: Random;
}

export interface Outcome {
  analyses: number;
  /** Seconds from the order to the first worker that takes it. */
  waitMean: number;
  waitMedian: number;
  waitP95: number;
  waitMax: number;
  /** Workers at most, and seconds of all of them together. */
  workers: number;
  workerSeconds: number;
  /** Share of the processor time of the workers that was used. */
  cpuUse: number;
  /** Seconds until the last analysis had ended. */
  endedAt: number;
}

/** Seconds of an analysis whose articles and judgements are kept: reading them. */
const SHARED_SECONDS = 0.05;
const MINUTE = 60;

type SimulatedEvent =
  | { type: 'order'; order: Order }
  | { type: 'back' | 'end'; worker: WorkerPool['running'][number] }
  | { type: 'minute' }
  | { type: 'worker' };

/** Workers, each with places side by side and one processor, working off a queue and scaled by it. */
export function simulate({ analyses, scaling, parameters, random }: Load): Outcome {
  const coming = analyses[Symbol.iterator]();
  const pool = new WorkerPool(scaling);
  const timeline = new Timeline<SimulatedEvent>();
  const queue: Order[] = [];
  const waits: number[] = [];
  let [head, now, workers, workerSeconds, cpuSeconds, endedAt, busy] = [0, 0, pool.running.length, 0, 0, 0, 0];
  let more = true;
  const expectOrder = () => {
    const next = coming.next();
    more = next.done !== true;
    if (next.done !== true) timeline.add(next.value.at, { type: 'order', order: next.value });
  };
  timeline.add(MINUTE, { type: 'minute' });

  const start = () => {
    for (let order = queue[head]; order !== undefined; order = queue[head]) {
      const worker = pool.withRoom();
      if (worker === null) return;
      head += 1;
      waits.push(now - order.at);
      const outside = order.shared
        ? SHARED_SECONDS
        : random.logNormal(parameters.outsideSeconds, parameters.outsideSpread);
      worker.free -= 1;
      busy += 1;
      timeline.add(now + outside, { type: 'back', worker });
    }
  };

  expectOrder();
  for (let event = timeline.take(); event !== null; event = timeline.take()) {
    const { at, what } = event;
    workerSeconds += pool.running.length * (at - now);
    now = at;
    if (what.type === 'order') {
      queue.push(what.order);
      expectOrder();
    } else if (what.type === 'back') {
      // One processor: whoever comes back from outside waits until those before are done.
      what.worker.cpuFreeAt = Math.max(now, what.worker.cpuFreeAt) + parameters.cpuSeconds;
      cpuSeconds += parameters.cpuSeconds;
      timeline.add(what.worker.cpuFreeAt, { type: 'end', worker: what.worker });
    } else if (what.type === 'end') {
      what.worker.free += 1;
      busy -= 1;
      endedAt = now;
    } else if (what.type === 'worker') {
      pool.arrive();
      workers = Math.max(workers, pool.running.length);
    } else {
      const oldest = queue[head];
      const added = pool.decide(now, { depth: queue.length - head, age: oldest === undefined ? 0 : now - oldest.at });
      for (let each = 0; each < added; each += 1) timeline.add(now + scaling.startSeconds, { type: 'worker' });
      if (more || head < queue.length || busy > 0) timeline.add(now + MINUTE, { type: 'minute' });
    }
    start();
  }

  waits.sort((a, b) => a - b);
  const quantile = (share: number) => waits[Math.min(waits.length - 1, Math.floor(share * waits.length))] ?? 0;
  return {
    analyses: waits.length,
    waitMean: waits.reduce((sum, wait) => sum + wait, 0) / waits.length,
    waitMedian: quantile(0.5),
    waitP95: quantile(0.95),
    waitMax: quantile(1),
    workers,
    workerSeconds,
    cpuUse: cpuSeconds / workerSeconds,
    endedAt,
  };
}
