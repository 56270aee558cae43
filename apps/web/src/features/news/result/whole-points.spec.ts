import { describe, expect, it } from 'vitest';
import { buildDetail } from '../../../../testing/analysis-results.ts';
import { pointsText, wholePoints, wholeSide } from './whole-points.ts';

const addUp = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

describe('whole points', () => {
  it('add up to the sum, the largest remainders rounded up', () => {
    expect(wholePoints([11.8, 8.1, 6.3, 3.1, 1.6, 0.9], 32)).toEqual([12, 8, 6, 3, 2, 1]);
    expect(wholePoints([0.4, 0.4, 0.4], 1)).toEqual([1, 0, 0]);
  });

  it('are rounded one by one where they do not make the sum', () => {
    expect(wholePoints([1.6, 2.2], 40)).toEqual([2, 2]);
  });

  it('of events add up to those of their theme, and of themes to the score', () => {
    const events = [6.4, 2.3, 0.3, 3.3, 0.4].map((points, at) => ({
      event_id: `e${at}`,
      day: '2026-11-10',
      short: '공급 계약',
      type: 'orders' as const,
      side: 'good' as const,
      strength: 2 as const,
      points,
    }));
    const detail = buildDetail('good', {
      total_score: 13,
      exact_score: 12.7,
      events,
      themes: [
        { name: '수주·계약', points: 9, event_ids: ['e0', 'e1', 'e2'] },
        { name: '실적', points: 3.7, event_ids: ['e3', 'e4'] },
      ],
    });
    const { themes, points } = wholeSide(detail);
    expect(themes.map((theme) => theme.points)).toEqual([9, 4]);
    expect(addUp(points.values())).toBe(13);
  });

  it('of less than one are said so', () => {
    expect([0, 1, 9].map(pointsText)).toEqual(['1 미만', '+1', '+9']);
  });
});
