import type { SeenNews } from '@gaemi/contracts/seen-news';
import { describe, expect, it } from 'vitest';
import { toStages } from './stages.ts';

const none = { about: null, events: null, judged: null, good: null, bad: null, sample: false, recent: [] };
const chosen: SeenNews = { ...none, found: 1_493, about: 203, events: 41, judged: 5, good: 0, bad: 0 };
const statuses = (seen: SeenNews | undefined, isDone = false) => toStages(seen, isDone).map(({ status }) => status);

describe('the stages of a running analysis', () => {
  it('go on one after the other', () => {
    expect(statuses(undefined)).toEqual(['now', 'next', 'next', 'next']);
    expect(statuses({ ...none, found: 493 })).toEqual(['done', 'now', 'next', 'next']);
    expect(statuses(chosen)).toEqual(['done', 'done', 'done', 'now']);
    expect(statuses({ ...chosen, judged: 41, good: 18, bad: 9 })).toEqual(['done', 'done', 'done', 'done']);
    expect(statuses(undefined, true)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('tell what each has counted', () => {
    expect(toStages(chosen, false).map(({ count, unit, note }) => [count, unit, note])).toEqual([
      ['1,493', '건', '기사와 공시를 찾아요'],
      ['203', '건', '1,290건은 뺐어요'],
      ['41', '개', '판단한 뒤 한 번 더 묶어요'],
      ['5', '개', '호재와 악재로 나눠요'],
    ]);
    expect(toStages({ ...chosen, judged: 41, good: 18, bad: 9 }, false)[3]?.note).toBe('호재 18 · 악재 9');
    expect(toStages({ ...chosen, judged: 41, good: null, bad: null }, false)[3]?.note).toBe('호재와 악재로 나눠요');
    expect(toStages(undefined, false).every(({ count }) => count === null)).toBe(true);
  });

  it('claim no counts for the whole that are those of a part', () => {
    const [, , , judging] = toStages({ ...chosen, judged: 28, good: 11, bad: 11 }, true);
    expect(judging).toMatchObject({ status: 'done', count: null, note: '호재와 악재로 나눠요' });
  });
});
