import 'reflect-metadata';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { CircuitRepository } from './circuit.repository.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const restMs = 30_000;

let database: TestDatabase;
let circuits: CircuitRepository;
beforeAll(async () => {
  database = await openTestDatabase();
  circuits = database.get(CircuitRepository);
});
afterAll(() => database.close());

it('an open circuit blocks every call, allows one trial after its pause, and closes when that succeeds', async () => {
  const admitAt = (seconds: number) => circuits.admit('news:naver', { now: later(seconds), restMs });
  expect(await admitAt(0)).toBe('closed');
  await circuits.open('news:naver', later(30));
  expect(await admitAt(29)).toBe('open');
  expect(await circuits.admit('judge:openai', { now, restMs })).toBe('closed');
  const admitted = await Promise.all(Array.from({ length: 8 }, () => admitAt(30)));
  expect(admitted.toSorted()).toEqual([...Array(7).fill('open'), 'probation']);
  // The worker with the trial call has died: after another pause another worker gets it.
  expect(await admitAt(59)).toBe('open');
  expect(await admitAt(60)).toBe('probation');
  await circuits.close('news:naver');
  expect(await admitAt(61)).toBe('closed');
});

it('a pause that a clock far ahead wrote ends with the next call', async () => {
  await circuits.open('news:ahead', later(22 * 86_400));
  expect(await circuits.admit('news:ahead', { now, restMs })).toBe('probation');
  expect(await circuits.admit('news:ahead', { now, restMs })).toBe('open');
});

it('a pause of a quarter of an hour, which a source asked for, is no error of a clock', async () => {
  await circuits.open('news:paused', later(15 * 60));
  expect(await circuits.admit('news:paused', { now, restMs })).toBe('open');
  expect(await circuits.admit('news:paused', { now: later(15 * 60), restMs })).toBe('probation');
});

it('a failure beside a pause that a source asked for does not shorten it; a trial given back ends it', async () => {
  await circuits.open('news:both', later(600));
  await circuits.open('news:both', later(30));
  expect(await circuits.admit('news:both', { now: later(599), restMs })).toBe('open');
  expect(await circuits.admit('news:both', { now: later(600), restMs })).toBe('probation');
  await circuits.giveBack('news:both', later(601));
  expect(await circuits.admit('news:both', { now: later(601), restMs })).toBe('probation');
});
