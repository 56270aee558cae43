import type { Fault } from '../faults/fault.ts';

type When = Partial<Pick<Fault, 'notBefore' | 'milliseconds'>>;

/** A worker is struck over its nth write on a news analysis, before the store has seen it. */
export const atWrite = (nth: number, what: Pick<Fault, 'effect'> & When): Fault => ({
  service: 'store',
  from: 'worker',
  point: 'update news_analyses',
  moment: 'before',
  nth,
  ...what,
});

/** What somebody reads of news analyses next comes late. */
export const lateReading = (from: string, when: When): Fault => ({
  service: 'store',
  from,
  point: 'find news_analyses',
  moment: 'after',
  effect: 'delay',
  nth: 1,
  ...when,
});
