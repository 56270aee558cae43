import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { RejectedAnswerRepository } from './rejected-answer.repository.ts';

const at = new Date('2026-11-21T03:00:00.000Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a rejected model answer is stored for a month, truncated, with its origin [R41]', async () => {
  const answers = database.get(RejectedAnswerRepository);
  const reported = { stockCode: '005930', task: 'judgements', judgeVersion: 'openai-3-small', at } as const;
  await answers.insert({
    ...reported,
    expiresAt: null,
    analysisId: 'a',
    because: 'x'.repeat(9_000),
    answer: `${'가'.repeat(19_999)}😀 끝`,
  });
  await answers.insert({ ...reported, expiresAt: null, analysisId: 'b', because: 'the answer was empty', answer: '' });
  const [answer, ...others] = await answers.listByAnalysis('a');
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ ...reported, length: 20_003, removeAt: new Date('2026-12-21T03:00:00.000Z') });
  expect([answer?.answer.length, answer?.because.length]).toEqual([20_000, 2_000]);
  const indexes = await database.collection('rejected_answers').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { removeAt: 1 }, expireAfterSeconds: 0 }));
});
