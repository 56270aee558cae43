import { expect, it } from 'vitest';
import { serializeByKey } from './serialize-by-key.ts';

it('does work under one key in order, whatever fails, and under another at once', async () => {
  const inTurn = serializeByKey();
  const done: string[] = [];
  const note = (name: string, until?: Promise<void>) => async () => {
    await until;
    done.push(name);
  };
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const failing = inTurn('a', async () => {
    await note('first', first.promise)();
    throw new Error('first');
  });
  const waiting = inTurn('a', note('second', second.promise));
  await inTurn('b', note('other'));
  expect(done).toEqual(['other']);
  first.resolve();
  await expect(failing).rejects.toThrow('first');
  // One that comes while the second is under way.
  const last = inTurn('a', note('third'));
  await inTurn('b', note('another'));
  second.resolve();
  await Promise.all([waiting, last]);
  expect(done).toEqual(['other', 'first', 'another', 'second', 'third']);
  expect(await inTurn('a', async () => 'later')).toBe('later');
});
