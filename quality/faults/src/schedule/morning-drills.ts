import type { Fault } from '../faults/fault.ts';
import type { Schedule } from './schedule.ts';

/** A fault of a worker on its way to the store. */
const atStore = (point: string, nth: number, what: Pick<Fault, 'moment' | 'effect'>): Fault => ({
  ...{ service: 'store', from: 'worker', point, nth },
  ...what,
});
const atMail = (point: string, what: Pick<Fault, 'moment' | 'effect'>): Fault => ({
  ...{ service: 'mail', from: 'worker', point, nth: 2 },
  ...what,
});
const kill = { effect: 'kill', moment: 'after' } as const;
const killBefore = { effect: 'kill', moment: 'before' } as const;
const loseAnswer = { effect: 'drop', moment: 'after' } as const;
const freeze = { effect: 'freeze', moment: 'before', milliseconds: 800 } as const;

/** What strikes at each step of the round of seven, and of the briefings of eight. */
const struck: Readonly<Record<string, readonly Fault[]>> = {
  undisturbed: [],
  'claim-of-a-stock': [atStore('findAndModify monitored_stocks', 3, kill)],
  'judgements-of-a-stock': [atStore('insert judgements', 2, kill)],
  'events-of-a-stock': [atStore('update stock_events', 2, killBefore)],
  'events-committed': [atStore('commitTransaction', 2, kill)],
  'answer-of-a-commit': [atStore('commitTransaction', 3, loseAnswer)],
  'store-at-a-commit': [atStore('commitTransaction', 4, { effect: 'kill-service', moment: 'after' })],
  'end-of-a-stock': [atStore('update monitored_stocks', 3, killBefore)],
  'frozen-over-a-stock': [atStore('update stock_events', 3, freeze)],
  'frozen-over-a-briefing': [atStore('insert deliveries', 2, freeze)],
  'briefing-half-told': [atStore('insert notified_events', 2, killBefore)],
  'answer-of-a-briefing': [atStore('insert notified_events', 1, loseAnswer), atStore('update alert_settings', 3, kill)],
  'mail-before-its-data': [atMail('DATA', { effect: 'drop', moment: 'before' })],
  'mail-taken': [atMail('mail', kill)],
  'mail-not-noted': [atStore('update deliveries', 2, killBefore)],
  'both-workers': [atStore('update stock_events', 1, kill), atStore('insert deliveries', 1, kill)],
};

/** Mornings of members who want to be told, struck at one step each. */
export const mornings: readonly Schedule[] = Object.entries(struck).map(([step, faults]) => {
  const name = `morning-${step}`;
  return {
    name,
    visits: [{ kind: 'morning', name, companies: [3, 40, 77, 110, 150], startAt: 0 }],
    faults,
    troubles: [],
  };
});
