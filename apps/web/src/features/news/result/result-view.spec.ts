import { sharedNews } from '@gaemi/contracts/shares';
import { describe, expect, it } from 'vitest';
import { buildCombined, buildDetail, eventfulDetails } from '../../../../testing/analysis-results.ts';
import { toResultView, toSharedView } from './result-view.ts';

const { good, bad } = eventfulDetails();

describe('the view of a result', () => {
  it('gives each side its own events, themes and points, which add up to its score', () => {
    const view = toResultView(buildCombined('request-1'), [bad, good]);
    expect(view.scores).toEqual({ good: 58, bad: 30 });
    expect(view.sides.good?.events.map(({ event_id: id }) => id)).toEqual(['g3', 'g1', 'g2']);
    expect(view.sides.bad?.events.map(({ event_id: id }) => id)).toEqual(['b1']);
    expect(view.sides.good?.themes.map(({ points }) => points)).toEqual([30, 28]);
    expect(Object.fromEntries(view.points)).toEqual({ g1: 30, g2: 28, g3: 0, b1: 30 });
    expect(view.scale).toBe(60);
  });

  it('has null for a side whose detail has not come', () => {
    const { sides, events } = toResultView(buildCombined('request-1'), [good]);
    expect(sides.bad).toBeNull();
    expect(events).toBe(good.events);
  });

  it('has no themes where too few events carry a direction', () => {
    const { sides, points } = toResultView(buildCombined('request-1', { thin: true }), [good, bad]);
    expect(sides.good?.themes).toEqual([]);
    expect(points.get('g1')).toBe(30);
  });

  it('has contributions in the premium tier alone', () => {
    const article = { ...buildDetail('good').sources[0], link: 'https://news.example/1', points: 3 };
    const detail = buildDetail('good', { contributions: [{ title: '', publisher: '', published_at: '', ...article }] });
    const count = (tier: 'medium' | 'premium') =>
      toResultView(buildCombined('request-1', { news_tier: tier }), [detail]).sides.good?.contributions.length;
    expect([count('medium'), count('premium')]).toEqual([0, 1]);
  });

  it('has nothing of the member where the result is shared, whatever comes with it', () => {
    const shared = {
      as_of: '',
      expires_at: '',
      prices: null,
      result: buildCombined('request-1', { like: true }),
      good,
      bad,
    };
    expect(sharedNews.shape.result.keyof().options).not.toContain('_id');
    const view = toSharedView(shared);
    expect(view).toMatchObject({ id: '', isOwn: false, isLiked: false, grade: null, presentName: null });
    expect(view.sides.good).toMatchObject({ grade: null, firstReasons: 4, contributions: [], citations: [] });
  });
});
