import type { Fault } from '../faults/fault.ts';

type When = Partial<Pick<Fault, 'notBefore' | 'milliseconds'>>;

/** A fault that strikes a worker at its nth write to a news analysis, before the store has seen it. */
export const atWrite = (nth: number, what: Pick<Fault, 'effect'> & When): Fault => ({
  service: 'store',
  from: 'worker',
  point: 'update news_analyses',
  moment: 'before',
  nth,
  ...what,
});

/** A fault that delays an asker's next read of news analyses. */
export const lateReading = (from: string, when: When): Fault => ({
  service: 'store',
  from,
  point: 'find news_analyses',
  moment: 'after',
  effect: 'delay',
  nth: 1,
  ...when,
});
