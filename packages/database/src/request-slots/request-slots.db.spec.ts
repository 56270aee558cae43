import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestMongo } from '@gaemi/testing/embedded/start-mongo';
import { Test } from '@nestjs/testing';
import { expect, it } from 'vitest';
import { DatabaseModule } from '../database.module.ts';
import { connectionOf } from '../testing/connection-of.ts';
import { RequestSlots } from './request-slots.ts';

it('two workers at one store never exceed the slots of a key, and do not affect those of another key', async () => {
  const server = await startTestMongo();
  const open = async () => {
    const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(server.uri('slots'))] }).compile();
    return module.init();
  };
  const workers = await Promise.all([open(), open()]);
  await Promise.all(workers.map((worker) => connectionOf(worker).model('RequestSlot').init()));

  const taken: number[] = [];
  const takeTwice = async (slots: RequestSlots) => {
    for (let left = 2; left > 0; ) {
      const wait = await slots.take('ka10038', 300);
      if (wait > 0) await sleep(wait);
      else {
        taken.push(performance.now());
        left -= 1;
      }
    }
  };
  const other = workers[0].get(RequestSlots).take('ka10001', 300);
  await Promise.all(workers.flatMap((worker) => [worker, worker]).map((worker) => takeTwice(worker.get(RequestSlots))));
  expect(await other).toBe(0);
  expect(taken).toHaveLength(8);
  // Eight slots are seven intervals apart. The latency of the store varies, so two neighbours may come a little closer.
  expect((taken.at(-1) ?? 0) - (taken[0] ?? 0)).toBeGreaterThanOrEqual(7 * 300 - 50);

  await Promise.all(workers.map((worker) => worker.close()));
  await server.close();
});

it('a slot that a clock far ahead took is free again after one interval', async () => {
  const server = await startTestMongo();
  const module = await Test.createTestingModule({ imports: [DatabaseModule.forRoot(server.uri('slots'))] }).compile();
  await module.init();
  const slots = module.get(RequestSlots);
  expect(await slots.take('ka10038', 50)).toBe(0);
  const expire = new Date(Date.now() + 22 * 86_400_000);
  await connectionOf(module).collection('request_turns').updateMany({}, { $set: { expire } });
  expect(await slots.take('ka10038', 50)).toBe(50);
  expect(await slots.take('ka10038', 50)).toBe(0);
  await module.close();
  await server.close();
});
