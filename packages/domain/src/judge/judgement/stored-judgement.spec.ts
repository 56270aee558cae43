import { expect, it } from 'vitest';
import { scoredSideOf } from './judgement.ts';
import { completeJudgement, type StoredJudgement } from './stored-judgement.ts';

const old: StoredJudgement = { label: 'good', strength: 2, reason: '수주했어요.' };

it('counts a judgement stored without a classification as an event with the company as its subject', () => {
  const complete = completeJudgement(old);
  expect(complete).toEqual({ ...old, subject: 'yes', kind: 'event', type: 'other', material: true });
  expect(scoredSideOf(complete)).toBe('good');
});

it('keeps the classification of a stored judgement', () => {
  const classified = { ...old, subject: 'listed', kind: 'roundup', type: 'industry', material: false } as const;
  expect(completeJudgement(classified)).toEqual(classified);
});
