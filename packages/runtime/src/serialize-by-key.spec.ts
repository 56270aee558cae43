import { expect, it } from 'vitest';
import { serializeByKey } from './serialize-by-key.ts';

it('does work under one key in order, whatever fails, and under another at once', async () => {
  const inTurn = serializeByKey();
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const waiting = [
    inTurn('a', async () => {
      await first.promise;
      throw new Error('first');
    }).catch((error: Error) => done.push(error.message)),
    inTurn('a', async () => done.push('second')),
    inTurn('b', async () => done.push('other')),
  ];
  await waiting[2];
  expect(done).toEqual(['other']);
  first.resolve();
  await Promise.all(waiting);
  expect(done.toSorted()).toEqual(['first', 'other', 'second']);
  expect(await inTurn('a', async () => 'later')).toBe('later');
});
