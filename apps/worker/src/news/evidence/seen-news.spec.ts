import type { SourcedArticle } from '@gaemi/domain/article';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { describe, expect, it } from 'vitest';
import type { SelectedEvent } from '../judging/selected-event.ts';
import { seenAfterGathering, seenAfterJudging, seenAfterSelecting } from './seen-news.ts';

const article = (day: number, title: string): SourcedArticle => ({
  id: title,
  title,
  description: '',
  link: `https://news.example/${day}`,
  publisher: '한강경제',
  publishedAt: new Date(Date.UTC(2026, 10, day)),
  source: 'sample',
  fetchedAt: new Date(Date.UTC(2026, 10, 22)),
});
function event(day: number, articles = 1): SelectedEvent {
  const representative = article(day, `소식 ${day}`);
  const rest = Array.from({ length: articles - 1 }, (_, index) => article(day, `소식 ${day} 사본 ${index}`));
  const reported = { representative, articles: [representative, ...rest], publishers: ['한강경제'] };
  return { id: `event-${day}`, ...reported, matches: new Map() };
}
const judgement = (label: Judgement['label'], changes: Partial<Judgement> = {}): Judgement => ({
  ...{ subject: 'yes', kind: 'event', type: 'earnings', label, strength: 2, material: true, reason: '이유예요.' },
  ...changes,
});
const others = [article(20, '삼성제약, 임상 승인'), article(19, '삼성화재, 배당')];
const selected = { events: [event(3, 9), event(12)], filings: [], others, found: 493 };

describe('what an analysis has seen', () => {
  it('is the number of articles once they are gathered', () => {
    expect(seenAfterGathering(493)).toMatchObject({ found: 493, about: null, events: null, recent: [] });
  });

  it('is its events, and headlines of all kinds from the newest on, once they are chosen', () => {
    const seen = seenAfterSelecting(selected);
    expect(seen).toMatchObject({ found: 493, about: 10, events: 2, judged: 0, good: 0, bad: 0, sample: true });
    expect(seen.recent.map(({ title, outcome, articles, side }) => [title, outcome, articles, side])).toEqual([
      ['삼성제약, 임상 승인', 'other_company', 1, null],
      ['삼성화재, 배당', 'other_company', 1, null],
      ['소식 12', 'event', 1, null],
      ['소식 3', 'event', 9, null],
    ]);
  });

  it('has a side for each event that counts for one, once they are judged', () => {
    const judged = new Map([
      ['event-3', { judgement: judgement('good') }],
      ['event-12', { judgement: judgement('bad', { subject: 'no' }) }],
    ]);
    const seen = seenAfterSelecting(selected, judged);
    expect(seen).toMatchObject({ judged: 2, good: 1, bad: 0 });
    expect(seen.recent.slice(2).map(({ side }) => side)).toEqual(['neutral', 'good']);
  });

  it('counts the events of the result in the end, and the articles of the selection', () => {
    const [joined, left] = [event(3, 9), event(12)];
    const kept = [{ ...joined, articles: [...joined.articles, ...left.articles], judgement: judgement('good') }];
    const seen = seenAfterJudging(selected, kept);
    expect(seen).toMatchObject({ found: 493, about: 10, events: 1, judged: 1, good: 1, bad: 0 });
    expect(seen.recent.map(({ title, articles, side }) => [title, articles, side])).toContainEqual([
      '소식 3',
      10,
      'good',
    ]);
  });

  it('shows twelve headlines at most, the newest of many events', () => {
    const events = Array.from({ length: 28 }, (_, index) => event(index + 1));
    const { recent } = seenAfterSelecting({ ...selected, events });
    expect(recent).toHaveLength(12);
    expect(recent[0]?.title).toBe('소식 28');
  });
});
