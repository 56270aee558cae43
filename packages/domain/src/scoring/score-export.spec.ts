import { describe, expect, it } from 'vitest';
import { type ScoredExport, scoreExport } from './score-export.ts';
import { scoreSide } from './score-side.ts';

const article = (published_at: string, represents: boolean) => ({
  link: 'https://news.example/1',
  title: '수주',
  publisher: '예시일보',
  published_at,
  represents,
});
const event = (
  name: string,
  judgement: ScoredExport['events'][number]['judgement'],
  ...articles: ReturnType<typeof article>[]
) => ({ event: name, judgement, publishers: 2, articles });

const exported: ScoredExport = {
  as_of: '2026-11-21T03:00:00.000Z',
  window_days: 92,
  max_articles: 60,
  events: [
    event(
      'order',
      { label: 'good', strength: 3, reason: '수주' },
      article('2026-11-01T00:00:00.000Z', false),
      article('2026-11-20T01:02:03.456Z', true),
    ),
    event('rate', { label: 'bad', strength: 1, reason: '환율' }, article('2026-10-20T00:00:00.000Z', true)),
    event('show', { label: 'neutral', strength: 2, reason: '행사' }, article('2026-11-20T00:00:00.000Z', true)),
    event('unjudged', null, article('2026-11-20T00:00:00.000Z', true)),
  ],
};

describe('scoring an export', () => {
  it('gives the very scores of the events, each measured from the article that speaks for it', () => {
    const window = { asOf: new Date(exported.as_of), windowDays: 92, maxEvents: 60 };
    const publishedAt = new Date('2026-11-20T01:02:03.456Z');
    const order = { eventId: 'order', label: 'good', strength: 3, publishedAt, publishers: 2 } as const;
    const { good, bad } = scoreExport(exported);
    expect(good).toEqual(scoreSide({ side: 'good', events: [order], ...window }));
    expect(bad.contributions.map(({ eventId }) => eventId)).toEqual(['rate']);
  });

  it('is the same after a way through JSON', () => {
    expect(scoreExport(JSON.parse(JSON.stringify(exported)))).toEqual(scoreExport(exported));
  });
});
