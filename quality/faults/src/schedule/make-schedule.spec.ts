import { describe, expect, it } from 'vitest';
import { VISIBILITY } from './fault-points.ts';
import { makeSchedule } from './make-schedule.ts';

const possible = { members: 4, companies: 300, mjb: true };

describe('makeSchedule', () => {
  it('makes the same schedule from the same seed', () => {
    expect(makeSchedule(7, possible)).toEqual(makeSchedule(7, possible));
    expect(makeSchedule(7, possible)).not.toEqual(makeSchedule(8, possible));
  });

  it('strikes one to three times, and over many seeds at some point of every connection', () => {
    const schedules = Array.from({ length: 600 }, (_, seed) => makeSchedule(seed, possible));
    for (const { faults, troubles } of schedules) {
      // A wrong clock and a message's visibility add four others, a refused refund one.
      const skews = troubles.filter(({ kind }) => kind === 'skew').length;
      const visibilities = faults.filter(
        ({ point }) => point.startsWith(VISIBILITY) && !point.endsWith('-dead'),
      ).length;
      // Dead letters add one more.
      const letters = faults.filter(({ point }) => /dead/.test(point)).length;
      const refusals = troubles.filter(({ kind }) => kind === 'refuse').length;
      // A briefing adds one more.
      const briefings = faults.filter(
        ({ service, from, point }) =>
          from === 'worker' && (service === 'mail' || /deliveries|alert_settings|stock_events/.test(point)),
      ).length;
      const things = faults.length + troubles.length - briefings - letters - 4 * (skews + visibilities) - refusals;
      expect(things).toBeGreaterThanOrEqual(1);
      expect(things).toBeLessThanOrEqual(3);
    }
    const services = new Set(schedules.flatMap(({ faults }) => faults.map(({ service }) => service)));
    expect([...services].toSorted()).toEqual(['api', 'mail', 'model', 'queue', 'store']);
    const troubles = new Set(schedules.flatMap((schedule) => schedule.troubles.map(({ kind }) => kind)));
    expect([...troubles].toSorted()).toEqual([
      'away',
      'dead',
      'duplicate',
      'forget',
      'jump',
      'kill',
      'model',
      'poison',
      'refuse',
      'skew',
      'stop',
    ]);
  });
});
