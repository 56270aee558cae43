import { expect, it } from 'vitest';
import { judgeBySlowModel } from './testing/judge-by-slow-model.ts';

// In the process project, where a wait of a minute delays no other test.
it.concurrent.each([25_000, 55_000])(
  'a model that takes %d ms for an answer gets one request per batch',
  async (ms) => {
    expect(await judgeBySlowModel(ms)).toEqual({ judged: 24, requests: 3 });
  },
);
