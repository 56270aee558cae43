import { describe, expect, it } from 'vitest';
import type { Strength } from '../judge/judgement/judgement.ts';
import {
  alertLevel,
  isNewlyRisen,
  type JudgedSide,
  keepsJudgement,
  type Rise,
  riseTo,
  type StoredJudgement,
} from './alertable.ts';

const good = (strength: Strength): JudgedSide => ({ side: 'good', strength });
const bad = (strength: Strength): JudgedSide => ({ side: 'bad', strength });
const rise = (peak: number, raisedIn: number, more: Partial<Rise> = {}): Rise => ({
  ...{ peak, raisedIn, raisedAs: 'good', turnedTo: null },
  ...more,
});

describe('the rise of an event', () => {
  it('is the recognition in which it became as strong as it ever was', () => {
    const seen = riseTo(good(1), [], 4);
    expect(seen).toEqual(rise(1, 4));
    expect(riseTo(good(3), [seen], 6)).toEqual(rise(3, 6));
  });

  it('stays where the event grows weak, and strong again', () => {
    const weak = riseTo(good(1), [rise(3, 6)], 7);
    expect(weak).toEqual(rise(3, 6));
    expect(riseTo(good(3), [weak], 8)).toEqual(rise(3, 6));
  });

  it('is the last one of two that turn out to be one', () => {
    expect(riseTo(good(3), [rise(3, 2), rise(2, 9)], 10)).toEqual(rise(3, 9));
  });

  it('is that of the side which one of two had before they turn out to be one', () => {
    const [older, younger] = [rise(2, 5, { raisedAs: 'bad' }), rise(3, 9)];
    for (const known of [
      [older, younger],
      [younger, older],
    ])
      expect(riseTo(bad(1), known, 10)).toEqual(older);
    expect(riseTo(bad(3), [older, younger], 10)).toEqual(rise(3, 10, { raisedAs: 'bad' }));
    expect(riseTo(bad(1), [younger, younger], 10)).toEqual(rise(1, 10, { raisedAs: 'bad', turnedTo: 'bad' }));
  });

  it('begins with a side', () => {
    expect(alertLevel({ side: null, strength: 3 })).toBe(0);
    expect(alertLevel(bad(2))).toBe(2);
    expect(riseTo({ side: null, strength: 3 }, [], 1)).toEqual(rise(0, 0, { raisedAs: null }));
  });

  it('begins anew where the event turns to the other side, also to a weaker one', () => {
    const turned = riseTo(bad(2), [rise(3, 6)], 7);
    expect(turned).toEqual(rise(2, 7, { raisedAs: 'bad', turnedTo: 'bad' }));
    expect(riseTo(bad(3), [turned], 8)).toEqual(rise(3, 8, { raisedAs: 'bad', turnedTo: 'bad' }));
    expect(riseTo(good(3), [turned], 9)).toEqual(rise(3, 9, { turnedTo: 'good' }));
  });

  it('keeps its side through a judgement without one', () => {
    const silent = riseTo({ side: null, strength: 2 }, [rise(3, 6)], 7);
    expect(silent).toEqual(rise(3, 6));
    expect(riseTo(good(3), [silent], 8)).toEqual(rise(3, 6));
    expect(riseTo(bad(3), [silent], 8)).toEqual(rise(3, 8, { raisedAs: 'bad', turnedTo: 'bad' }));
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
    ['stays where the offline judge finds the same', model, offline({}), true],
    ['stays where the offline judge finds no side', model, offline({ side: null }), true],
    ['gives way to a contradiction, as of a correction', model, offline({ side: 'bad' }), false],
    ['gives way to a stronger one', { ...model, strength: 2 }, offline({}), false],
    ['gives way to a model', model, { ...model, strength: 1 }, false],
    ['stays where a correction is found without its original', model, { ...model, withoutOriginal: true }, true],
    [
      'without a side gives way to such a correction',
      { ...model, side: null },
      { ...model, withoutOriginal: true },
      false,
    ],
  ] as [string, StoredJudgement, Parameters<typeof keepsJudgement>[1], boolean][])(
    '%s',
    (...[, stored, found, stays]) => {
      expect(keepsJudgement(stored, found)).toBe(stays);
    },
  );

  it('is none of an event that was judged offline before', () => {
    expect(keepsJudgement(offline({}), offline({ strength: 1 }))).toBe(false);
  });
});
