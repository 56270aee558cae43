import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { createConnection, STATES } from 'mongoose';
import { afterEach, expect, it, vi } from 'vitest';
import { followStore, isStoreConnected } from './store-link.ts';

afterEach(() => vi.useRealTimers().restoreAllMocks());

it('a store is within reach after a sleep in which every clock went on, and away once it is silent', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const store = await startTestMongo();
  const connection = createConnection();
  followStore(connection);
  // Answered at once, and then not for the rest of the test.
  await connection.openUri(store.uri('link'), { heartbeatFrequencyMS: 300_000 });
  Reflect.set(connection, '_lastHeartbeatAt', Date.now() - 36_000_000);
  expect(connection.readyState).toBe(STATES.disconnected);
  const awake = performance.now() + 36_000_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(awake);
  // What was due in the sleep comes once.
  vi.advanceTimersByTime(5_000);
  expect(isStoreConnected(connection)).toBe(true);
  clock.mockRestore();
  vi.advanceTimersByTime(15_000);
  expect(isStoreConnected(connection)).toBe(false);
  connection.getClient().emit('serverHeartbeatSucceeded', Object.create(null));
  Reflect.set(connection, '_lastHeartbeatAt', Date.now() - 36_000_000);
  expect(isStoreConnected(connection)).toBe(true);
  await connection.close();
  expect(isStoreConnected(connection)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  await store.close();
});
