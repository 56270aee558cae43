import { describe, expect, it } from 'vitest';
import { type ScorableAnalysis, type ScorableEvent, scoreAnalysis } from './score-analysis.ts';
import { scoreSide } from './score-side.ts';

const event = (id: string, judgement: ScorableEvent['judgement'], publishedAt: string | null): ScorableEvent => ({
  id,
  judgement,
  publishers: 2,
  publishedAt: publishedAt === null ? null : new Date(publishedAt),
});

const window = { asOf: new Date('2026-11-21T03:00:00.000Z'), windowDays: 92, maxEvents: 60 };
const analysis: ScorableAnalysis = {
  ...window,
  events: [
    event('order', { label: 'good', strength: 3 }, '2026-11-20T01:02:03.456Z'),
    event('rate', { label: 'bad', strength: 1 }, '2026-10-20T00:00:00.000Z'),
    event('show', { label: 'neutral', strength: 2 }, '2026-11-20T00:00:00.000Z'),
    event('unjudged', null, '2026-11-20T00:00:00.000Z'),
    event('unread', { label: 'good', strength: 3 }, null),
  ],
};

describe('scoring an analysis', () => {
  it('gives the same scores as its events, each measured from its representative article', () => {
    const publishedAt = new Date('2026-11-20T01:02:03.456Z');
    const order = { eventId: 'order', label: 'good', strength: 3, publishedAt, publishers: 2 } as const;
    const { good, bad } = scoreAnalysis(analysis);
    expect(good).toEqual(scoreSide({ side: 'good', events: [order], ...window }));
    expect(bad.contributions.map(({ eventId }) => eventId)).toEqual(['rate']);
  });
});
