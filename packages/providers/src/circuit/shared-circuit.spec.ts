import { createLogger } from '@gaemi/runtime/logging/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CircuitStore, createSharedCircuit } from './shared-circuit.ts';

const CLOSED_MS = 500;
const logger = createLogger({ app: 'test', level: 'silent' });
let openIds: Set<string>;
let asked: number;
let store: CircuitStore;
let answer: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  openIds = new Set();
  asked = 0;
  answer = Promise.resolve();
  store = {
    async admit(id) {
      asked += 1;
      const admission = openIds.has(id) ? 'open' : 'closed';
      await answer;
      return admission;
    },
    open: async (id) => void openIds.add(id),
    giveBack: async () => undefined,
    close: async (id) => void openIds.delete(id),
  };
});
afterEach(() => vi.useRealTimers());

const createCircuit = () =>
  createSharedCircuit({ id: 'news:naver', restMs: 30_000, now: () => new Date(0) }, store, logger);

it('a closed circuit is asked about once for many calls; what another opens is seen half a second later', async () => {
  const [circuit, other] = [createCircuit(), createCircuit()];
  for (let call = 0; call < 20; call += 1) expect(await circuit.admit()).toBe('closed');
  expect(asked).toBe(1);
  await other.open(30_000);
  vi.advanceTimersByTime(CLOSED_MS - 1);
  expect(await circuit.admit()).toBe('closed');
  vi.advanceTimersByTime(1);
  expect(await circuit.admit()).toBe('open');
  expect(asked).toBe(2);
});

it('what this worker opens holds at once, and an open circuit is asked about each time', async () => {
  const circuit = createCircuit();
  await circuit.admit();
  await circuit.open(30_000);
  expect([await circuit.admit(), await circuit.admit()]).toEqual(['open', 'open']);
  expect(asked).toBe(3);
});

it('an answer from before it opened is not kept', async () => {
  const circuit = createCircuit();
  const held = Promise.withResolvers<void>();
  answer = held.promise;
  const before = circuit.admit();
  await circuit.open(30_000);
  held.resolve();
  expect(await before).toBe('closed');
  expect(await circuit.admit()).toBe('open');
});
