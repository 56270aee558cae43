import { describe, expect, it } from 'vitest';
import { companyCases, eventDays, eventPairs } from './labelled-sets.ts';
import { measureDays, measurePairs } from './measure-clustering.ts';
import { measureMatching } from './measure-matching.ts';

// Slightly below the reached figures: a change that lowers any of them needs a reason.
const floors = { precision: 0.97, recall: 0.97, pairs: 0.95, dayPairs: 0.88, bCubed: 0.95 };

describe('the figures on the labelled sets', () => {
  it('rest on enough cases of both kinds', () => {
    const cases = companyCases();
    const pairs = eventPairs();
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(cases.filter(({ about }) => about === 'yes').length).toBeGreaterThan(100);
    expect(pairs.length).toBeGreaterThanOrEqual(100);
    expect(pairs.filter(({ same }) => same).length).toBeGreaterThan(50);
    expect(eventDays().length).toBeGreaterThanOrEqual(200);
  });

  it('have not fallen for company matching', () => {
    const { figures, nameInText } = measureMatching(companyCases());
    expect(figures.precision).toBeGreaterThanOrEqual(floors.precision);
    expect(figures.recall).toBeGreaterThanOrEqual(floors.recall);
    expect(figures.f1).toBeGreaterThan(nameInText.f1);
  });

  it('have not fallen for clustering', () => {
    expect(measurePairs(eventPairs()).figures.f1).toBeGreaterThanOrEqual(floors.pairs);
    const { pairs, bCubed, neverMerging } = measureDays(eventDays());
    expect(pairs.f1).toBeGreaterThanOrEqual(floors.dayPairs);
    expect(bCubed).toBeGreaterThanOrEqual(floors.bCubed);
    expect(bCubed).toBeGreaterThan(neverMerging);
  });
});
