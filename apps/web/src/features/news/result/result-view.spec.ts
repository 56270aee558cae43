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

  it('has the reasons in the order of the points that are shown, equal ones as they came', () => {
    const theme = (name: string, points: number, ids: string[]) => ({ name, points, event_ids: ids });
    const event = (id: string, points: number) => ({ ...good.events[0], event_id: id, side: 'good', points }) as never;
    const reason = (id: string) => ({ ...good.reasons[0], event_id: id }) as never;
    const detail = {
      ...good,
      total_score: 30,
      themes: [theme('계약', 14.8, ['a', 'c']), theme('실적', 14.9, ['b', 'd'])],
      events: [event('a', 7.45), event('b', 7.45), event('c', 7.35), event('d', 7.45)],
      reasons: ['a', 'c', 'b', 'd'].map(reason),
    };
    const { sides, points } = toResultView(buildCombined('request-1'), [detail, bad]);
    const shown = sides.good?.reasons.map(({ event_id: id }) => [id, points.get(id)]);
    expect(shown?.map(([, each]) => each)).toEqual([8, 8, 7, 7]);
    expect(shown?.map(([id]) => id)).toEqual(['a', 'b', 'c', 'd']);
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
