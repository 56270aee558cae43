import { expect, it } from 'vitest';
import { judgeBySlowModel } from './testing/judge-by-slow-model.ts';

// In the tier of processes, where a wait of a minute costs no other test its turn.
it.concurrent.each([25_000, 55_000])(
  'a model that takes %d ms for an answer is asked once for each batch',
  async (ms) => {
    expect(await judgeBySlowModel(ms)).toEqual({ judged: 24, requests: 3 });
  },
);
