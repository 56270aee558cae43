import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Moment, Service, WireRequest } from './fault.ts';

/** Decision of a proxy on a request. */
export type Verdict =
  | { act: 'pass' }
  | { act: 'drop' }
  /** Waits for `over`. `last`: the asker is killed when the answer arrives. */
  | { act: 'delay'; over: Promise<void>; last?: true }
  | { act: 'twice' };

const pass: Verdict = { act: 'pass' };

/** Actions of the desk on a process, by its name or by that of its service. */
export interface Hands {
  kill(name: string): void;
  stop(name: string): void;
  freeze(name: string, milliseconds: number): void;
  standStill(name: string): void;
  goOn(name: string): void;
}

/** Holds the pending faults, and decides for each request on any connection whether one strikes. */
export class FaultDesk {
  /** Faults that struck, in order. */
  readonly struck: Fault[] = [];
  /** Number of passes of each point since the last `clear`. */
  readonly seen = new Map<string, number>();
  /** Time of the last request that was part of some work, not only a poll for work; real milliseconds. */
  lastWorkAt = 0;
  /** Intended latency of the model; real milliseconds. */
  modelDelay = 0;
  private armed: { fault: Fault; left: number; from: number }[] = [];
  private readonly away = new Set<Service>();
  /** Held requests, and the processes frozen over them. */
  private readonly staying: { from: string; over: () => void }[] = [];
  private readonly hands: Hands;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  /** Returns the number of faults that still wait for their request. */
  get waiting(): number {
    return this.armed.length;
  }

  /** Marks work in progress for so long, although no request shows it. */
  hold(milliseconds: number): void {
    this.lastWorkAt = Math.max(this.lastWorkAt, performance.now() + milliseconds);
  }

  arm(faults: readonly Fault[]): void {
    const now = performance.now();
    this.armed.push(...faults.map((fault) => ({ fault, left: fault.nth, from: now + (fault.notBefore ?? 0) })));
  }

  /** Ends all faults and clears the record. */
  clear(): void {
    this.heal();
    this.struck.length = 0;
    this.seen.clear();
  }

  /** Ends all faults; the record of past ones stays. */
  heal(): void {
    this.armed = [];
    this.away.clear();
    this.letGo();
  }

  /** Records a process that is frozen over a held request. */
  get isHeldUp(): boolean {
    return this.staying.length > 0;
  }

  /** Releases held requests to the service, and resumes their askers. */
  letGo(): void {
    for (const { from, over } of this.staying.splice(0)) {
      over();
      this.hands.goOn(from);
    }
  }

  /** Makes a service answer nothing until `comeBack`. */
  takeAway(service: Service): void {
    this.away.add(service);
  }

  comeBack(service: Service): void {
    this.away.delete(service);
  }

  isAway(service: Service): boolean {
    return this.away.has(service);
  }

  judge(request: WireRequest, moment: Moment): Verdict {
    if (this.away.has(request.service)) return { act: 'drop' };
    if (!isLooking(request)) this.hold(request.service === 'model' && moment === 'before' ? this.modelDelay : 0);
    if (moment === 'before') this.seen.set(request.point, (this.seen.get(request.point) ?? 0) + 1);
    for (const waiting of this.armed) {
      if (performance.now() < waiting.from || !matches(waiting.fault, request, moment)) continue;
      waiting.left -= 1;
      if (waiting.left > 0) continue;
      this.armed = this.armed.filter((other) => other !== waiting);
      this.struck.push(waiting.fault);
      return this.strike(waiting.fault, request);
    }
    return pass;
  }

  /** kill -9. */
  kill(name: string): void {
    this.hands.kill(name);
  }

  private strike({ effect, milliseconds = 200 }: Fault, request: WireRequest): Verdict {
    switch (effect) {
      case 'kill':
        this.hands.kill(request.from);
        return { act: 'drop' };
      case 'kill-service':
        this.hands.kill(request.service);
        return { act: 'drop' };
      case 'stop':
        this.hands.stop(request.from);
        return pass;
      case 'freeze':
      case 'last-word':
        this.hold(milliseconds);
        this.hands.freeze(request.from, milliseconds);
        return { act: 'delay', over: sleep(milliseconds), ...(effect === 'last-word' && { last: true }) };
      case 'stay':
        return { act: 'delay', over: this.stay(request.from) };
      case 'drop':
        return { act: 'drop' };
      case 'delay':
        this.hold(milliseconds);
        return { act: 'delay', over: sleep(milliseconds) };
      case 'twice':
        return { act: 'twice' };
    }
  }

  private stay(from: string): Promise<void> {
    this.hands.standStill(from);
    return new Promise((over) => this.staying.push({ from, over }));
  }
}

/** Requests that are sent all the time without any work. */
function isLooking({ service, from, point }: WireRequest): boolean {
  if (service === 'queue') return point.startsWith('ReceiveMessage') || point.startsWith('GetQueue');
  if (service === 'api') return point.startsWith('GET ');
  return (
    service === 'store' &&
    (point === 'findAndModify outbox' ||
      from.startsWith('api') ||
      point === 'find news_analyses' ||
      point === 'find accumulations')
  );
}

function matches(fault: Fault, request: WireRequest, moment: Moment): boolean {
  return (
    fault.service === request.service &&
    fault.moment === moment &&
    fault.point === request.point &&
    (fault.from === undefined || fault.from === request.from || request.from.startsWith(`${fault.from}-`))
  );
}
