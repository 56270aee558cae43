import { setImmediate as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SingleRun } from './single-run.ts';

it('shares one run between concurrent calls, and begins another one after its end or failure', async () => {
  const runs = new SingleRun();
  let begun = 0;
  const work = async () => {
    begun += 1;
  };
  await Promise.all([runs.run(work), runs.run(work)]);
  expect(begun).toBe(1);
  await expect(runs.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await runs.run(work);
  expect(begun).toBe(2);
});

it('stops by its signal, and waits for the run', async () => {
  const runs = new SingleRun();
  let ended = false;
  const running = runs.run(async () => {
    await new Promise((resolve) => runs.signal.addEventListener('abort', resolve));
    await pause();
    ended = true;
  });
  await runs.stop();
  expect(ended).toBe(true);
  await running;
});
