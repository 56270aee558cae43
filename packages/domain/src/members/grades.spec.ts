import { describe, expect, it } from 'vitest';
import { creditCosts } from './credits.ts';
import { effectiveGrade, newsTierLimits, tierOfGrade } from './grades.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

describe('effectiveGrade', () => {
  it('counts a grade as basic from the moment it expires [R12]', () => {
    expect(effectiveGrade({ grade: 'premium', expiredAt: now }, now)).toBe('basic');
    expect(effectiveGrade({ grade: 'premium', expiredAt: new Date(now.getTime() + 1) }, now)).toBe('premium');
  });

  it('keeps a grade without an expiry', () => {
    expect(effectiveGrade({ grade: 'pro', expiredAt: null }, now)).toBe('pro');
  });
});

describe('tiers', () => {
  it('follow the grade', () => {
    expect(tierOfGrade).toEqual({ basic: 'basic', new: 'medium', pro: 'medium', premium: 'premium' });
  });

  it('look back 1, 3 and 6 months over 30, 60 and 100 events with 3, 6 and 10 reasons for 10, 20 and 30', () => {
    const table = (['basic', 'medium', 'premium'] as const).map((tier) => {
      const { lookBackMonths, maxEvents, maxReasons } = newsTierLimits[tier];
      return [lookBackMonths, maxEvents, maxReasons, creditCosts.news[tier]];
    });
    expect(table).toEqual([
      [1, 30, 3, 10],
      [3, 60, 6, 20],
      [6, 100, 10, 30],
    ]);
  });
});
