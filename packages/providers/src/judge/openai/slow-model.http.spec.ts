import { expect, it } from 'vitest';
import { judgeBySlowModel } from './testing/judge-by-slow-model.ts';

/** 25 s, 55 s and the limit of 90 s, each a twentieth. */
const [short, long, limit] = [1_250, 2_750, 4_500];

it('a model that uses more than half of its time limit answers each batch with one request', async () => {
  const both = await Promise.all([short, long].map((delay) => judgeBySlowModel(delay, limit)));
  expect(both).toEqual([
    { judged: 24, requests: 3 },
    { judged: 24, requests: 3 },
  ]);
});
