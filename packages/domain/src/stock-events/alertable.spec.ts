import { describe, expect, it } from 'vitest';
import { alertLevel, isNewlyRisen, keepsJudgement, riseTo, type StoredJudgement } from './alertable.ts';

describe('the rise of an event', () => {
  it('is the recognition in which it became as strong as it ever was', () => {
    const seen = riseTo(1, [], 4);
    expect(seen).toEqual({ peak: 1, raisedIn: 4 });
    const grown = riseTo(3, [seen], 6);
    expect(grown).toEqual({ peak: 3, raisedIn: 6 });
  });

  it('stays where the event grows weak, and strong again', () => {
    const weak = riseTo(1, [{ peak: 3, raisedIn: 6 }], 7);
    expect(weak).toEqual({ peak: 3, raisedIn: 6 });
    expect(riseTo(3, [weak], 8)).toEqual({ peak: 3, raisedIn: 6 });
  });

  it('is the last one of two that turn out to be one', () => {
    const both = [
      { peak: 3, raisedIn: 2 },
      { peak: 2, raisedIn: 9 },
    ];
    expect(riseTo(3, both, 10)).toEqual({ peak: 3, raisedIn: 9 });
  });

  it('begins with a side', () => {
    expect(alertLevel({ side: null, strength: 3 })).toBe(0);
    expect(alertLevel({ side: 'bad', strength: 2 })).toBe(2);
    expect(riseTo(0, [], 1)).toEqual({ peak: 0, raisedIn: 0 });
  });
});

describe('the events that a look alerts to', () => {
  const since = { after: 4, fromDay: '2026-11-24', knownFromDay: '2026-11-18' };
  it.each([
    ['one first seen since the look before', { day: '2026-11-24', raisedIn: 5, firstSeenIn: 5 }, true],
    ['one that was found late', { day: '2026-11-23', raisedIn: 5, firstSeenIn: 5 }, false],
    ['one that was found late and grew at once', { day: '2026-11-23', raisedIn: 6, firstSeenIn: 5 }, false],
    ['one that was known, and grew', { day: '2026-11-18', raisedIn: 5, firstSeenIn: 4 }, true],
    ['one that was known, and did not grow', { day: '2026-11-24', raisedIn: 4, firstSeenIn: 3 }, false],
    ['one that grew a long time after', { day: '2026-11-17', raisedIn: 5, firstSeenIn: 1 }, false],
    ['one of before the numbers that grew', { day: '2026-11-20', raisedIn: 5, firstSeenIn: 0 }, true],
    ['one of before the numbers', { day: '2026-11-24', raisedIn: 0, firstSeenIn: 0 }, false],
  ])('include %s: %o → %s', (_, event, included) => {
    expect(isNewlyRisen(event, since)).toBe(included);
  });
});

describe('the judgement of a model', () => {
  const model: StoredJudgement = { side: 'good', strength: 3, byModel: true };
  const offline = (changes: Partial<StoredJudgement>): StoredJudgement => ({ ...model, byModel: false, ...changes });
  it.each([
    ['stays where the offline judge finds the event weaker', model, offline({ strength: 1 }), true],
    ['stays where the offline judge finds no side', model, offline({ side: null }), true],
    ['gives way to a contradiction, as of a correction', model, offline({ side: 'bad' }), false],
    ['gives way to a stronger one', { ...model, strength: 2 }, offline({}), false],
    ['gives way to a model', model, { ...model, strength: 1 }, false],
  ] as [string, StoredJudgement, StoredJudgement, boolean][])('%s', (...[, stored, found, stays]) => {
    expect(keepsJudgement(stored, found)).toBe(stays);
  });

  it('is none of an event that was judged offline before', () => {
    expect(keepsJudgement(offline({}), offline({ strength: 1 }))).toBe(false);
  });
});
